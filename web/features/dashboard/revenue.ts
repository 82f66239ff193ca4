import { formatMonth } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import type { Appointment } from '#web/features/booking/queries.ts'

export interface MonthOfRevenue {
  /** `2026-11` */
  month: string
  name: string
  consultations: number
  /** Of consultations that were held. */
  earnedCents: number
  /** Paid, of consultations still to come. */
  pendingCents: number
}

/** What consultations brought in, month by month, latest first. What was refunded does not count. */
export function revenueByMonth(consultations: readonly Appointment[]): MonthOfRevenue[] {
  const months = Map.groupBy(consultations, ({ startsAt }) => dayOf(startsAt).slice(0, 7))
  return [...months]
    .map(([month, ofMonth]) => {
      const held = ofMonth.filter(({ status }) => status !== 'upcoming')
      const coming = ofMonth.filter(({ status }) => status === 'upcoming')
      return {
        month,
        name: formatMonth(`${month}-01`),
        consultations: ofMonth.filter(({ status }) => status === 'completed').length,
        earnedCents: sum(held),
        pendingCents: sum(coming),
      }
    })
    .toSorted((a, b) => b.month.localeCompare(a.month))
}

function sum(consultations: readonly Appointment[]): number {
  return consultations.reduce((total, { paidCents, refundedCents }) => total + paidCents - refundedCents, 0)
}
