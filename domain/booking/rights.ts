import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION_FEE_PERCENT } from '../constants.ts'
import { addMinutes } from '../time.ts'
import { withdrawalPeriodEnd } from '../withdrawal-period-end.ts'

/** Facts that determine the rights on a booking. */
export interface BookedConsultation {
  startsAt: Date
  bookedAt: Date
  priceCents: number
  /** Whether the practitioner has moved it: the patient may then cancel for free. */
  movedByPractitioner: boolean
}

export interface PaidConsultation extends BookedConsultation {
  /** Rest of the payment: less than the price if a part was refunded at the provider, or taken by a bank. */
  leftCents: number
}

export type Side = 'patient' | 'practitioner'

/** End (exclusive) of the free cancellation without a reason. */
export function freeCancellationUntil({ startsAt }: BookedConsultation): Date {
  return addMinutes(startsAt, -FREE_CANCELLATION_HOURS * 60)
}

/** End (exclusive) of the withdrawal period, never past the start of the consultation. */
export function withdrawalUntil({ startsAt, bookedAt }: BookedConsultation): Date {
  const deadline = withdrawalPeriodEnd(bookedAt)
  return deadline < startsAt ? deadline : startsAt
}

export function isOver({ startsAt }: BookedConsultation, now: Date): boolean {
  return now >= startsAt
}

export function canWithdraw(booking: BookedConsultation, now: Date): boolean {
  return now < withdrawalUntil(booking)
}

/** Cancellation fee of the patient at this instant, out of what is left. Rounded in their favour. */
export function feeNow(booking: PaidConsultation, now: Date, by: Side): number {
  if (by === 'practitioner' || booking.movedByPractitioner) return 0
  if (now < freeCancellationUntil(booking) || canWithdraw(booking, now)) return 0
  return Math.min(booking.leftCents, Math.floor((booking.priceCents * LATE_CANCELLATION_FEE_PERCENT) / 100))
}

export function refundNow(booking: PaidConsultation, now: Date, by: Side): number {
  return booking.leftCents - feeNow(booking, now, by)
}

/** Moving requires a free cancellation: otherwise moving first would bypass the fee. */
export function canMove(booking: PaidConsultation, now: Date, by: Side): boolean {
  return !isOver(booking, now) && feeNow(booking, now, by) === 0
}
