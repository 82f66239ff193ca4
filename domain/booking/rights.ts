import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION_FEE_PERCENT, WITHDRAWAL_DAYS } from '../constants.ts'
import { isPublicHoliday } from '../public-holidays.ts'
import { addDays, addMinutes, type Day, dayOf, startOfDay, weekdayOf } from '../time.ts'

/** What a booking's rights follow from. */
export interface BookedConsultation {
  startsAt: Date
  bookedAt: Date
  priceCents: number
  /** Whether the practitioner has moved it: then the patient may leave it for nothing. */
  movedByPractitioner: boolean
}

export type Side = 'patient' | 'practitioner'

/** Until then, exclusive, a patient cancels for nothing and without giving a reason. */
export function freeCancellationUntil({ startsAt }: BookedConsultation): Date {
  return addMinutes(startsAt, -FREE_CANCELLATION_HOURS * 60)
}

/**
 * Until then, exclusive, a patient may withdraw from the contract (art. L. 221-18 of the consumer code): fourteen days from
 * the day after the booking, prolonged to the next working day, and never past the beginning of the consultation.
 */
export function withdrawalUntil({ startsAt, bookedAt }: BookedConsultation): Date {
  let lastDay = addDays(dayOf(bookedAt), WITHDRAWAL_DAYS)
  while (!isWorkingDay(lastDay)) lastDay = addDays(lastDay, 1)
  const deadline = startOfDay(addDays(lastDay, 1))
  return deadline < startsAt ? deadline : startsAt
}

export function isOver({ startsAt }: BookedConsultation, now: Date): boolean {
  return now >= startsAt
}

export function canWithdraw(booking: BookedConsultation, now: Date): boolean {
  return now < withdrawalUntil(booking)
}

/** What a cancellation at this instant costs the patient. Rounded in their favour. */
export function feeNow(booking: BookedConsultation, now: Date, by: Side): number {
  if (by === 'practitioner' || booking.movedByPractitioner) return 0
  if (now < freeCancellationUntil(booking) || canWithdraw(booking, now)) return 0
  return Math.floor((booking.priceCents * LATE_CANCELLATION_FEE_PERCENT) / 100)
}

export function refundNow(booking: BookedConsultation, now: Date, by: Side): number {
  return booking.priceCents - feeNow(booking, now, by)
}

/** Moving is for whoever could cancel for nothing: otherwise moving first would be a way round the fee. */
export function canMove(booking: BookedConsultation, now: Date, by: Side): boolean {
  return !isOver(booking, now) && feeNow(booking, now, by) === 0
}

function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 'saturday' && weekday !== 'sunday' && !isPublicHoliday(day)
}
