import postgres from 'postgres'
import { AppError, constraintCode, type ErrorCode, isErrorCode } from '#domain/errors.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'

/** Error to show to a person; undefined when it is only for the log. PostgreSQL's own message is never shown. */
export function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof InvalidToken) return new AppError('not_signed_in', { cause: error })
  if (!(error instanceof postgres.PostgresError)) return undefined
  const code = codeOf(error)
  return code && new AppError(code, { cause: error, ...(code === 'unavailable' && { retryAfterSeconds: 1 }) })
}

function codeOf({
  code: sqlState,
  message,
  constraint_name: constraint,
}: postgres.PostgresError): ErrorCode | undefined {
  // Business rule raised in SQL: raise exception '<code>' using errcode = 'PT…'.
  if (sqlState.startsWith('PT')) return isErrorCode(message) ? message : undefined
  if (constraint && Object.hasOwn(constraintCode, constraint)) return constraintCode[constraint]
  // Values that no column accepts, such as a text with a NUL.
  if (sqlState.startsWith('22')) return 'invalid_input'
  if (sqlState === '23505' || sqlState === '23P01' || sqlState === '23503') return 'conflict'
  if (sqlState.startsWith('23')) return 'invalid_input'
  // Serialization failure, lock timeout or full disk: the same call may succeed on retry.
  if (/^(40|53)|^55P03$|^57014$/.test(sqlState)) return 'unavailable'
  return undefined
}
