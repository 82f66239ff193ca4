import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HonoEnv } from './request-context.ts'

/** Refuses bodies above the limit. Reads have no body to check and are the hot path. */
export function limitBody(
  maxSize: number,
  tooLarge: (c: Context<HonoEnv>) => Response | Promise<Response>,
): MiddlewareHandler<HonoEnv> {
  const limitWhileReading = bodyLimit({ maxSize, onError: tooLarge })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitWhileReading(c, next)
    // Node reads at most the announced length; opening the body as a stream would double the cost of the request.
    return Number(length) > maxSize ? tooLarge(c) : next()
  }
}
