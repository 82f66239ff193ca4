import { dayOf, daysBetween } from '../time.ts'

const DAY_MS = 24 * 60 * 60_000

interface PaidMonth {
  amountCents: number
  startedAt: Date
  paidUntil: Date
}

/**
 * Refund of a withdrawal. The first one in twelve months: everything. A further one: the days not begun, as the law allows
 * once the service has started at the person's request (art. L. 221-25 of the consumer code). Rounded in their favour.
 */
export function withdrawalRefundCents(
  { amountCents, startedAt, paidUntil }: PaidMonth,
  now: Date,
  hasWithdrawnBefore: boolean,
): number {
  if (!hasWithdrawnBefore) return amountCents
  const days = daysBetween(dayOf(startedAt), dayOf(paidUntil))
  const begun = Math.ceil((now.getTime() - startedAt.getTime() + 1) / DAY_MS)
  return Math.ceil((amountCents * Math.max(0, days - begun)) / days)
}
