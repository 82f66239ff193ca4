/**
 * The Trusted Types policy of every page (Chromium): text without a tag may become HTML, and so may the empty script
 * element that React makes; scripts and workers come from our own origin, or from Stripe where the other policy lets it.
 * Whatever else a library passes is refused by the browser.
 */
export const trustedTypesScript = `globalThis.trustedTypes?.createPolicy('default',{createHTML:h=>h==='<script></'+'script>'||!h.includes('<')?h:null,createScriptURL:u=>[location.origin,'https://js.stripe.com'].includes(new URL(u,document.baseURI).origin)?u:null})`
