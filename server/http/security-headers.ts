import type { MiddlewareHandler } from 'hono'

/** Two years, as the preload lists of browsers ask. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** For whatever is no page: never read as anything but data, not even when opened by itself. */
const ofData: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]

/** Gives every answer the security headers it has not set itself: pages bring their own policy. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  const expected = isHttps ? [...ofData, ['strict-transport-security', HSTS] as const] : ofData
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of expected) if (!headers.has(name)) headers.set(name, value)
  }
}
