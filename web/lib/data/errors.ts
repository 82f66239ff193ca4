import { AppError, type ErrorCode, type ErrorParams, isErrorCode } from '#domain/errors.ts'

type Fields = Record<string, unknown>

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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isParams(value: unknown): value is ErrorParams {
  return (
    isFields(value) && Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number')
  )
}

function codeOfStatus(status: unknown): ErrorCode {
  return codeByStatus[Number(status)] ?? 'unexpected'
}

/**
 * `fetch` rejects with a TypeError when no answer came; the clients keep that name in their error's name or message.
 */
function isNetworkFailure({ name, message, status }: Fields): boolean {
  // The auth client also names a 503 this way; a status means that the server did answer.
  if (Number(status) > 0) return false
  const said = `${String(name)} ${String(message)}`
  return /FunctionsFetchError|AuthRetryableFetchError|\bTypeError\b|Failed to fetch/.test(said)
}

/** PostgREST's custom status code raised from SQL: `PT401`. */
function raisedStatus({ code }: Fields): string | undefined {
  return /^PT(\d{3})$/.exec(String(code))?.[1]
}

/** `/functions/v1` answers with the product's own error; its client passes the unread response on. */
async function errorOfFunctionAnswer(response: Response, cause: unknown): Promise<AppError> {
  const parsed: unknown = await response.json().catch(() => null)
  const body = isFields(parsed) ? parsed : {}
  const retryAfter = Number(response.headers.get('retry-after'))
  return new AppError(isErrorCode(body.code) ? body.code : codeOfStatus(response.status), {
    cause,
    ...(isParams(body.params) && { params: body.params }),
    ...(isFields(body.details) && { details: body.details }),
    ...(typeof body.request_id === 'string' && { requestId: body.request_id }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  })
}

/** Maps every error thrown or returned by the auth, rest, functions and storage clients to an `AppError`. */
export async function appErrorOf(error: unknown): Promise<AppError> {
  if (error instanceof AppError) return error
  const seen = isFields(error) ? error : {}
  if (seen.context instanceof Response) return errorOfFunctionAnswer(seen.context, error)
  if (isNetworkFailure(seen)) return new AppError('offline', { cause: error })
  // PostgREST puts its own number in `code`: the product's code is then in the hint, or in the message an SQL rule raised.
  const code = [seen.code, seen.hint, seen.message].find(isErrorCode)
  return new AppError(code ?? codeOfStatus(raisedStatus(seen) ?? seen.status ?? seen.statusCode ?? -1), {
    cause: error,
  })
}
