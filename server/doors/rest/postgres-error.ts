import { AppError, constraintCode, type ErrorCode } from '#domain/errors.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import { RestError } from './rest-error.ts'

/** Error fields of postgres.js. `detail`, `hint` and `where` may contain rows and SQL: they are never read. */
interface PostgresError extends Error {
  code: string
  constraint_name?: string
}

const exactStatus: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
}

/** Status by SQLSTATE class; anything in neither table is a client error: 400. */
const classStatus: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // PostgREST answers 500; here only a request beyond PostgreSQL's limits can cause it.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** Any error as PostgREST would answer it; undefined for an unexpected one. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (error instanceof RestError) return error
  if (error instanceof InvalidToken) return invalidToken(error)
  if (error instanceof AppError) return error.code === 'unavailable' ? unavailable(error) : undefined
  return isPostgresError(error) ? refusedByPostgres(error, isAnonymous) : undefined
}

function refusedByPostgres(error: PostgresError, isAnonymous: boolean): RestError {
  const { code, message, constraint_name: constraint } = error
  const status = statusOf(code, isAnonymous)
  // Raised by one of our rules: the message is the product's error code.
  if (code.startsWith('PT')) return new RestError(status, { code, message }, challenge(status))
  if (status === 503) return new RestError(status, { code, message: 'unavailable', hint: 'unavailable' }, retrySoon)
  if (status >= 500) return new RestError(status, { code, message: 'unexpected', hint: 'unexpected' })
  const hint = codeOfConstraint(constraint) ?? productCode[status]
  return new RestError(status, { code, message, hint }, challenge(status))
}

function codeOfConstraint(name: string | undefined): ErrorCode | undefined {
  return name !== undefined && Object.hasOwn(constraintCode, name) ? constraintCode[name] : undefined
}

/** Error code of a status, when no constraint gives a more precise one. */
const productCode: Partial<Record<number, ErrorCode>> = { 401: 'not_signed_in', 403: 'not_allowed', 409: 'conflict' }

const retrySoon = { 'retry-after': '1' }

const challenge = (status: number): Record<string, string> => (status === 401 ? { 'www-authenticate': 'Bearer' } : {})

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  if (/^PT[2-5]\d\d$/.test(code)) return Number(code.slice(2))
  return exactStatus[code] ?? classStatus[code.slice(0, 2)] ?? 400
}

function invalidToken({ reason }: InvalidToken): RestError {
  const [code, message] =
    reason === 'expired' ? ['PGRST303', 'JWT expired'] : ['PGRST301', 'JWT cryptographic operation failed']
  const refused = `Bearer error="invalid_token", error_description="${message}"`
  return new RestError(401, { code, message, hint: 'not_signed_in' }, { 'www-authenticate': refused })
}

function unavailable(error: AppError): RestError {
  return new RestError(
    503,
    { code: 'PGRST000', message: error.code, hint: error.code },
    { 'retry-after': String(error.retryAfterSeconds ?? 1) },
  )
}

function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && error.name === 'PostgresError' && 'code' in error && typeof error.code === 'string'
}
