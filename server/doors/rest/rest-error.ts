/** PostgREST's error body: all four members are always present. */
interface RestErrorBody {
  code: string
  details: string | null
  hint: string | null
  message: string
}

/** Refusal with PostgREST's message and code. */
export class RestError extends Error {
  readonly status: number
  readonly body: RestErrorBody
  readonly headers: Record<string, string>

  constructor(
    status: number,
    body: { code: string; message: string; details?: string; hint?: string },
    headers: Record<string, string> = {},
  ) {
    super(body.message)
    this.name = 'RestError'
    this.status = status
    this.body = { code: body.code, details: body.details ?? null, hint: body.hint ?? null, message: body.message }
    this.headers = headers
  }
}
