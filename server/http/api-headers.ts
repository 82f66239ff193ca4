import type { MiddlewareHandler } from 'hono'

/** What every answer of a door carries: data for one person, never kept by a cache. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
