import type { MiddlewareHandler } from 'hono'

/** Two years, as required by the browsers' preload lists. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** Headers for responses that are not pages: never interpreted as anything but data, even when opened directly. */
const ofData: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]

/** Adds the security headers a response has not set itself: pages bring their own CSP. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  const expected = isHttps ? [...ofData, ['strict-transport-security', HSTS] as const] : ofData
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of expected) if (!headers.has(name)) headers.set(name, value)
  }
}
