import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import type { Log } from '../log.ts'
import { answerJson } from './answer-json.ts'
import { logUnexpectedError } from './log-unexpected-error.ts'
import type { HonoEnv } from './request-context.ts'

/**
 * Error response outside an API's own protocol, in a form every part of the official client understands: `code` and
 * `message` for all, `details` and `hint` for rows. The `details` of `invalid_input` are fields with their message.
 */
export function answerError(c: Context<HonoEnv>, error: AppError): Response {
  const { code, params, details = null, retryAfterSeconds } = error
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  c.header('x-supabase-api-version', '2024-01-01')
  const body = {
    code,
    message: errorMessage(code, params),
    params,
    details,
    hint: null,
    request_id: c.get('requestId'),
  }
  return answerJson(c, body, error.status as ContentfulStatusCode)
}

/** Last-resort error handler: logs an uncaught error with its request id and answers with a generic message. */
export function answerUnexpected(log: Log): (error: Error, c: Context<HonoEnv>) => Response {
  return (error, c) => {
    if (error instanceof AppError) return answerError(c, error)
    logUnexpectedError(log, 'unexpected', c, error)
    return answerError(c, new AppError('unexpected', { cause: error }))
  }
}
