import type { MiddlewareHandler } from 'hono'

/** What every answer of a door carries: data for one person, never kept by a cache, never read as anything but data. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const headers = c.res.headers
  headers.set('cache-control', headers.get('cache-control') ?? 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  headers.set('cross-origin-resource-policy', 'same-origin')
}
