import type { Context } from 'hono'
import { errors } from 'jose'
import postgres from 'postgres'
import { AppError } from '#domain/errors.ts'
import { answerJson } from '../../http/answer-json.ts'
import { logUnexpectedError } from '../../http/log-unexpected-error.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import type { Log } from '../../log.ts'
import { StorageError, type StorageErrorCode } from './storage-error.ts'

const RETRY_AFTER_SECONDS = '2'

export function answerStorageError(log: Log): (error: Error, c: Context<HonoEnv>) => Response {
  return (error, c) => {
    const known = storageErrorOf(error)
    if (known.code === 'InternalError') logUnexpectedError(log, 'storage failed', c, error)
    const { statusCode, error: name, message, code } = known
    // The reference server answers 400 to nearly everything, with the real status in the body.
    const status = statusCode === 500 || statusCode === 503 || statusCode === 429 ? statusCode : 400
    if (status === 503 || status === 429) c.header('retry-after', RETRY_AFTER_SECONDS)
    return answerJson(c, { statusCode: String(statusCode), error: name, message, code }, status)
  }
}

function storageErrorOf(error: Error): StorageError {
  if (error instanceof StorageError) return error
  return new StorageError(codeOf(error) ?? 'InternalError', undefined, { cause: error })
}

function codeOf(error: Error): StorageErrorCode | undefined {
  if (error instanceof InvalidToken) return 'InvalidJWT'
  if (error instanceof errors.JWTExpired) return 'ExpiredToken'
  if (error instanceof errors.JOSEError) return 'InvalidSignature'
  if (error instanceof AppError) return appErrorCodes[error.code]
  if (!(error instanceof postgres.PostgresError)) return undefined
  return error.code === 'PT413' ? 'EntityTooLarge' : sqlStateCodes[error.code]
}

const appErrorCodes: Partial<Record<AppError['code'], StorageErrorCode>> = {
  unavailable: 'DatabaseUnavailable',
  not_signed_in: 'InvalidJWT',
}

/**
 * PT401: the token's session has ended; PT403: a rule of a bucket; PT429: daily quota of files; 23503: a bucket deleted
 * by another request.
 */
const sqlStateCodes: Partial<Record<string, StorageErrorCode>> = {
  PT401: 'InvalidJWT',
  PT403: 'AccessDenied',
  PT429: 'DailyObjectsUsedUp',
  23503: 'NoSuchBucket',
  23505: 'ResourceAlreadyExists',
  42501: 'AccessDenied',
}
