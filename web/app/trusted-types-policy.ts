interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (given: string) => string | null>): unknown
}

/**
 * Inlined into every page: the Trusted Types policy through which strings become HTML or script URLs (Chromium). Allows
 * text without a tag, the empty script element that React creates, and scripts and workers of our own origin, or of
 * Stripe where the CSP allows it. The browser refuses everything else. Self-contained, since only its source is inlined.
 */
export function trustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const origins = [location.origin, 'https://js.stripe.com']
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
    createScriptURL: (url) => (origins.includes(new URL(url, document.baseURI).origin) ? url : null),
  })
}
