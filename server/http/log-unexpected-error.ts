import type { Context } from 'hono'
import { describeError, type Log, type LogFields } from '../log.ts'
import { clientDisconnected } from './client-disconnected.ts'
import type { HonoEnv } from './request-context.ts'

/** Logs an unexpected error with the request id that its caller was given. */
export function logUnexpectedError(
  log: Log,
  event: string,
  c: Context<HonoEnv>,
  error: unknown,
  more?: LogFields,
): void {
  if (clientDisconnected(c.env)) return
  log.error(event, { requestId: c.get('requestId'), ...describeError(error), ...more })
}
