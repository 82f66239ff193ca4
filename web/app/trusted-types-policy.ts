interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (given: string) => string | null>): unknown
}

/**
 * Inlined into every page: the Trusted Types policy through which strings become HTML or script URLs (Chromium). Allows
 * text without a tag, the empty script element that React creates, and scripts and workers of our own origin, or of
 * Stripe where the CSP allows it. The browser refuses everything else. Self-contained, since only its source is inlined.
 * Inline scripts of `root.tsx` are such text too, since React writes them again when a screen fails or when a page was
 * translated before hydration: a `<` in one of them would leave neither page nor help numbers.
 */
export function trustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const origins = [location.origin, 'https://js.stripe.com']
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
    createScriptURL: (url) => (origins.includes(new URL(url, document.baseURI).origin) ? url : null),
  })
}
