import type { MiddlewareHandler } from 'hono'
import type { Callers } from './callers/callers.ts'
import { createCallerAddress, peerOf } from './http/caller-address.ts'
import { clientDisconnected } from './http/client-disconnected.ts'
import type { HonoEnv } from './http/request-context.ts'
import type { Log } from './log.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'

/** nginx convention for a client that closed the connection before the answer. */
const HUNG_UP = 499

/** Sets request id and caller address, and logs one line per request: path, status, duration. */
export function accessLog(
  log: Log,
  trustedProxies: readonly string[],
  { callers, requests }: { callers?: Callers | undefined; requests?: RequestMetrics } = {},
): MiddlewareHandler<HonoEnv> {
  const callerAddress = createCallerAddress(trustedProxies)
  return async (c, next) => {
    const started = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const address = callerAddress(peerOf(c.env), c.req.header('x-forwarded-for'))
    c.set('address', address)
    const caller = callers?.idOf(address)
    c.set('caller', caller)
    await next()
    c.res.headers.set('x-request-id', requestId)
    const status = clientDisconnected(c.env) ? HUNG_UP : c.res.status
    callers?.count(caller, status)
    const ms = performance.now() - started
    requests?.observe(c.req.path, status, ms / 1000)
    log.info('request', {
      requestId,
      caller,
      method: c.req.method,
      path: withoutIdentifiers(c.req.path),
      status,
      ms: Math.round(ms),
    })
  }
}

/** Lower-case words and API versions; ids and tokens contain digits or capitals, and file names any letters. */
const WORD = /^(?:[a-z][a-z_-]{0,40}|v1)?$/

/** Path for the log: without query, and without segments that could be a token, an id or a file name. */
export function withoutIdentifiers(path: string): string {
  const segments = path.split('/').slice(0, 5)
  return segments.map((segment) => (WORD.test(segment) ? segment : ':id')).join('/')
}
