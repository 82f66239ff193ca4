import { createHash } from 'node:crypto'
import { CSP_REPORTS_PATH } from '../http/csp-reports.ts'
import { HSTS } from '../http/security-headers.ts'

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
  /** The public address of the site. */
  publicUrl: string
  /** The consultation room: camera, and WebAssembly for the blur of a background. */
  isRoom: boolean
  /** Whether people pay by Stripe: any page may lead to the card fields without being left. Nobody else's code is let in. */
  hasStripe: boolean
}

function contentSecurityPolicy(html: string, { publicUrl, isRoom, hasStripe }: PageNeeds): string {
  const scripts = [
    ...inlineScriptHashes(html),
    ...(hasStripe ? stripe.script : []),
    ...(isRoom ? ["'wasm-unsafe-eval'"] : []),
  ]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // A proof document in the administrators' viewer: a file of ours, and never a page of somebody else's.
    ['frame-src blob:', ...(hasStripe ? stripe.frame : [])].join(' '),
    // Why styles may be inline and scripts may not: docs/decisions/0020-public-pages-wake-late.md.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Older browsers do not count the live connection of the same host as « self ».
    ["connect-src 'self'", publicUrl.replace(/^http/, 'ws'), ...(hasStripe ? stripe.connect : [])].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:')

/** A worker obeys the policy of its own file, not that of its page: it loads our scripts and calls our server, and no more. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** For every file: what it says it is, it is; and no other site may embed it or learn where a visitor came from. */
export function headersOfFile(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': WORKER_POLICY,
    ...(isHttps(publicUrl) && { 'strict-transport-security': HSTS }),
  }
}

/** For pages: only our own code runs. The room alone may ask for the camera; dictation in the chat needs the microphone. */
export function headersOfPage(html: string, needs: PageNeeds): Record<string, string> {
  return {
    ...headersOfFile(needs.publicUrl),
    'content-security-policy': contentSecurityPolicy(html, needs),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${needs.isRoom ? 'self' : ''}), microphone=(self), geolocation=(), payment=(self), browsing-topics=()`,
  }
}
