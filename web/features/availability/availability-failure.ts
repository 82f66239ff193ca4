import { AppError, type ErrorCode } from '#domain/errors.ts'

/** Codes with a helpful message of their own; any other failure gets the generic message of the act. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set([
  'slot_date_missing',
  'slot_weekday_missing',
  'slot_ends_before_it_starts',
  'slot_too_short',
  'slot_past',
  'slot_time_does_not_exist',
  'slot_overlaps',
  'slot_booked',
  'telephone_needed',
  'offline',
  'too_many_requests',
])

export function availabilityFailure({ code, params }: AppError, actFailed: ErrorCode): AppError {
  return new AppError(tellingCodes.has(code) ? code : actFailed, { params })
}
