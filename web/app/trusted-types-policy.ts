interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (given: string) => string | null>): unknown
}

/**
 * Written into every page: the Trusted Types policy by which strings become HTML or script addresses (Chromium). Text
 * without a tag passes, and so does the empty script element that React makes; scripts and workers come from our own
 * origin, or from Stripe where the script policy lets them. Whatever else a library passes is refused by the browser.
 *
 * Self-contained, since only its source travels.
 */
export function trustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const origins = [location.origin, 'https://js.stripe.com']
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
    createScriptURL: (url) => (origins.includes(new URL(url, document.baseURI).origin) ? url : null),
  })
}
