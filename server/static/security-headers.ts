import { createHash } from 'node:crypto'
import { CSP_REPORTS_PATH } from '../http/csp-reports.ts'
import { HSTS } from '../http/security-headers.ts'

/** Inline scripts; data blocks (JSON, JSON-LD) are never executed and need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** Style attributes in prerendered pages. In the browser, components set styles by script. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/g

/** Hash of an empty <style> element that is filled by script, as input-otp does. */
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

/** CSP sources of Stripe's card fields: a script, frames for the fields and for the bank's page, and API calls. */
const stripe = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

const REPORTS = `report-uri ${CSP_REPORTS_PATH}`

/** Trusted Types against DOM XSS: strings become HTML or script URLs only through `web/app/trusted-types-policy.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

interface PageNeeds {
  /** Public URL of the site. */
  publicUrl: string
  /** Consultation room: camera, and WebAssembly for the background blur. */
  isRoom: boolean
  /**
   * Whether Stripe is used: any page may lead to the card fields by client-side
   * navigation. No other third-party code is allowed.
   */
  hasStripe: boolean
  /** The demonstration mailbox shows mails in a frame. */
  isDemo: boolean
}

function contentSecurityPolicy(html: string, { publicUrl, isRoom, hasStripe, isDemo }: PageNeeds): string {
  const scripts = [
    ...inlineScriptHashes(html),
    ...(hasStripe ? stripe.script : []),
    ...(isRoom ? ["'wasm-unsafe-eval'"] : []),
  ]
  // `blob:` for a proof document in the administrators' viewer: our own file, never a third-party page.
  const frames = ['blob:', ...(isDemo ? ["'self'"] : []), ...(hasStripe ? stripe.frame : [])]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `frame-src ${frames.join(' ')}`,
    ["style-src 'self'", EMPTY_STYLE, ...styleAttributeHashes(html)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Older browsers do not include WebSockets of the same host in 'self'.
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

/** A worker has the CSP of its own file, not of its page: only our scripts and our server. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** For every file: no MIME sniffing, no embedding by other sites, no referrer. */
export function headersOfFile(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': WORKER_POLICY,
    ...(isHttps(publicUrl) && { 'strict-transport-security': HSTS }),
  }
}

/**
 * For pages: only our own code runs. Only the room may ask for the camera; dictation in the chat needs the microphone.
 */
export function headersOfPage(html: string, needs: PageNeeds): Record<string, string> {
  return {
    ...headersOfFile(needs.publicUrl),
    'content-security-policy': contentSecurityPolicy(html, needs),
    // Stripe's script changes without notice: violations are reported, not blocked in the middle of a payment.
    ...(needs.hasStripe && { 'content-security-policy-report-only': `${TRUSTED_TYPES}; ${REPORTS}` }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${needs.isRoom ? 'self' : ''}), microphone=(self), geolocation=(), payment=(self), browsing-topics=()`,
  }
}
