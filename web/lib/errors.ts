import { AppError, constraintCode, type ErrorCode, type ErrorParams, isErrorCode } from '#domain/errors.ts'

/** The fields that the doors' clients put on their errors; each door fills its own part. */
type ClientError = {
  name?: string
  message?: string
  code?: unknown
  status?: unknown
  statusCode?: unknown
  context?: unknown
}

const codeByStatus: Partial<Record<number, ErrorCode>> = {
  0: 'offline',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  409: 'conflict',
  413: 'body_too_large',
  422: 'invalid_input',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

function codeOfStatus(status: unknown): ErrorCode {
  return codeByStatus[Number(status)] ?? 'unexpected'
}

/** `fetch` rejects with a TypeError when no answer came; the clients keep its name in theirs or in their message. */
function isNetworkFailure({ name, message }: ClientError): boolean {
  return (
    name === 'FunctionsFetchError' ||
    name === 'AuthRetryableFetchError' ||
    /\bTypeError\b|Failed to fetch/.test(`${name} ${message}`)
  )
}

/** `/functions/v1` answers `{ code, message, details?, request_id }`; the client hands over the unread response. */
async function errorOfFunctionAnswer(response: Response, cause: unknown): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as {
    code?: unknown
    details?: (Record<string, unknown> & { field?: string; params?: ErrorParams }) | null
    request_id?: string
  }
  const retryAfter = Number(response.headers.get('retry-after'))
  return new AppError(isErrorCode(body.code) ? body.code : codeOfStatus(response.status), {
    cause,
    ...(body.details?.params && { params: body.details.params }),
    ...(body.details?.field && { field: body.details.field }),
    ...(body.details && { details: body.details }),
    ...(body.request_id && { requestId: body.request_id }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  })
}

/** SQL rules travel as the message (`raise exception 'slot_past'`), broken constraints by their name inside it. */
function codeInMessage(message: string | undefined): ErrorCode | undefined {
  if (isErrorCode(message)) return message
  const constraint = message?.match(/constraint "([^"]+)"/)?.[1]
  return constraint === undefined ? undefined : constraintCode[constraint]
}

/** Folds whatever the auth, rest, functions and storage clients throw or answer into the one error of the product. */
export async function appErrorOf(error: unknown): Promise<AppError> {
  if (error instanceof AppError) return error
  const seen: ClientError = typeof error === 'object' && error !== null ? error : {}
  if (seen.context instanceof Response) return errorOfFunctionAnswer(seen.context, error)
  if (isNetworkFailure(seen)) return new AppError('offline', { cause: error })
  const code = isErrorCode(seen.code) ? seen.code : codeInMessage(seen.message)
  return new AppError(code ?? codeOfStatus(seen.status ?? seen.statusCode ?? -1), { cause: error })
}
