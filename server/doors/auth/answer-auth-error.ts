import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { logUnexpectedError } from '../../http/log-unexpected-error.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { HashQueueFull } from '../../identity/argon2-pool.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import type { Log } from '../../log.ts'
import { AuthError } from './auth-error.ts'

const API_VERSION = '2024-01-01'

interface Refusal {
  code: string
  message: string
  status: ContentfulStatusCode
  retryAfterSeconds?: number
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export function answerAuthError(log: Log): (error: Error, c: Context<HonoEnv>) => Response {
  return (error, c) => {
    const refusal = refusalOf(error)
    if (refusal.status === 500) logUnexpectedError(log, 'unexpected', c, error)
    const { code, message, status, retryAfterSeconds, body, headers = {} } = refusal
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
    c.header('x-supabase-api-version', API_VERSION)
    c.header('x-sb-error-code', code)
    // A client without a version header is an old one, which expects the code in another field.
    const asked = c.req.header('x-supabase-api-version')
    if (asked === undefined) return c.json({ code: status, error_code: code, msg: message, ...body }, status)
    return c.json({ code, message, ...body }, status)
  }
}

function refusalOf(error: Error): Refusal {
  if (error instanceof AuthError) {
    const { code, message, status, details } = error
    return { ...details, code, message, status }
  }
  if (error instanceof InvalidToken) {
    const reason = error.reason === 'expired' ? 'token is expired' : 'unable to parse or verify signature'
    return refusalOf(new AuthError('bad_jwt', { message: `invalid JWT: ${reason}` }))
  }
  if (error instanceof HashQueueFull)
    return { ...refusalOf(new AuthError('request_timeout')), retryAfterSeconds: error.retryAfterSeconds }
  if (error instanceof AppError && error.code !== 'unexpected') {
    const { code, params, status, retryAfterSeconds } = error
    return { code, message: errorMessage(code, params), status: status as ContentfulStatusCode, retryAfterSeconds }
  }
  return refusalOf(new AuthError('unexpected_failure'))
}
