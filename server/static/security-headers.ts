import { createHash } from 'node:crypto'

/** Scripts written in the page itself; blocks of data (JSON, JSON-LD) are never executed and need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

/** What Stripe's card fields need: a script, frames for the fields and for the bank's own page, and their calls. */
const stripe = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

export interface PageNeeds {
  isHttps: boolean
  /** Whether people pay by Stripe: any page may lead to the card fields without being left. Nobody else's code is let in. */
  hasStripe: boolean
}

function contentSecurityPolicy(html: string, { isHttps, hasStripe }: PageNeeds): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html), ...(hasStripe ? stripe.script : [])].join(' '),
    ...(hasStripe ? [`frame-src ${stripe.frame.join(' ')}`] : []),
    // Why styles may be inline and scripts may not: docs/decisions/0020-public-pages-wake-late.md.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(hasStripe ? stripe.connect : [])].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For every file: what it says it is, it is; and no other site may embed it or learn where a visitor came from. */
export function headersOfFile(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** For pages: only our own code runs, and only our own pages may ask for the camera and the microphone. */
export function headersOfPage(html: string, needs: PageNeeds): Record<string, string> {
  return {
    ...headersOfFile(needs.isHttps),
    'content-security-policy': contentSecurityPolicy(html, needs),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self), browsing-topics=()',
  }
}
