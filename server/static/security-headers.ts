import { createHash } from 'node:crypto'
import { CSP_REPORTS_PATH } from '../http/csp-reports.ts'
import { HSTS } from '../http/security-headers.ts'

/** Scripts written in the page itself; blocks of data (JSON, JSON-LD) are never executed and need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** Style attributes that components wrote into a page rendered at build time. In the browser they set styles by script. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/g

/** Of a <style> element that is created empty and filled by script, as input-otp does. */
const EMPTY_STYLE = hashOf('')

function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script)))]
}

function styleAttributeHashes(html: string): string[] {
  const hashes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, style = '']) => hashOf(unescaped(style)))
  return hashes.length > 0 ? ["'unsafe-hashes'", ...new Set(hashes)] : []
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** What Stripe's card fields need: a script, frames for the fields and for the bank's own page, and their calls. */
const stripe = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

const REPORTS = `report-uri ${CSP_REPORTS_PATH}`

/** Against XSS through the DOM: strings become HTML or script addresses only by the policy of `web/app/trusted-types-policy.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

export interface PageNeeds {
  /** The public address of the site. */
  publicUrl: string
  /** The consultation room: camera, and WebAssembly for the blur of a background. */
  isRoom: boolean
  /** Whether people pay by Stripe: any page may lead to the card fields without being left. Nobody else's code is let in. */
  hasStripe: boolean
  /** The mailbox of a demonstration shows mails in a frame. */
  isDemo: boolean
}

function contentSecurityPolicy(html: string, { publicUrl, isRoom, hasStripe, isDemo }: PageNeeds): string {
  const scripts = [
    ...inlineScriptHashes(html),
    ...(hasStripe ? stripe.script : []),
    ...(isRoom ? ["'wasm-unsafe-eval'"] : []),
  ]
  // `blob:` for a proof document in the administrators' viewer: a file of ours, never a page of somebody else's.
  const frames = ['blob:', ...(isDemo ? ["'self'"] : []), ...(hasStripe ? stripe.frame : [])]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `frame-src ${frames.join(' ')}`,
    ["style-src 'self'", EMPTY_STYLE, ...styleAttributeHashes(html)].join(' '),
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
    ...(hasStripe ? [] : [TRUSTED_TYPES]),
    REPORTS,
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
    // Stripe's script changes without our knowledge: what it does is told to us, not refused in the middle of a payment.
    ...(needs.hasStripe && { 'content-security-policy-report-only': `${TRUSTED_TYPES}; ${REPORTS}` }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${needs.isRoom ? 'self' : ''}), microphone=(self), geolocation=(), payment=(self), browsing-topics=()`,
  }
}
