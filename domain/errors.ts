import { errorStatus } from './error-status.ts'

export type ErrorCode = keyof typeof errorStatus

/**
 * Database constraint → error code. `/rest/v1` keeps PostgREST's own code in `code`; the product's code is in `hint`,
 * or in `message` when an SQL rule raised it.
 */
export const constraintCode: Record<string, ErrorCode> = {
  profiles_registration_number_unique: 'registration_number_taken',
  slot_alerts_once: 'slot_alert_exists',
  slots_do_not_overlap: 'slot_overlaps',
  appointments_do_not_overlap: 'slot_taken',
  supervision_meetings_do_not_overlap: 'meeting_overlaps',
  meeting_bookings_do_not_overlap: 'meeting_overlaps',
}

export type ErrorParams = Record<string, string | number>

/**
 * The only error class of the product: thrown by rules on the server, rebuilt in the browser from the response of any API.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** Form field of the error, if any. */
  readonly field: string | undefined
  /** Data for the screen beyond the message, such as alternative times. */
  readonly details: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(
    code: ErrorCode,
    options: {
      params?: ErrorParams
      field?: string
      details?: Record<string, unknown>
      retryAfterSeconds?: number
      requestId?: string
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.params = options.params ?? {}
    this.field = options.field
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.requestId = options.requestId
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value)
}
