import type { MiddlewareHandler } from 'hono'

/** Headers of every API response: personal data, never cached. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
