import { formatMonth } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import type { Payout } from '../queries.ts'

export interface MonthOfRevenue {
  /** `2026-11` */
  month: string
  name: string
  consultations: number
  /** Earned by consultations that were held. */
  earnedCents: number
  /** Paid by patients for upcoming consultations. */
  comingCents: number
  paidOutCents: number
  /** Part of earned and upcoming that was paid with test cards: never transferred. */
  testCents: number
  /** Part of earned that was paid with test cards. */
  testEarnedCents: number
}

/** Revenue by month, latest first. Refunds are deducted, unless the practitioner earned the amount anyway. */
export function revenueByMonth(
  consultations: readonly Appointment[],
  payouts: readonly Payout[] = [],
): MonthOfRevenue[] {
  const byMonth = Map.groupBy(consultations, monthOf)
  const months = new Set([...byMonth.keys(), ...payouts.map(({ month }) => month)])
  return [...months]
    .map((month) => {
      const ofMonth = byMonth.get(month) ?? []
      return {
        month,
        name: formatMonth(`${month}-01`),
        consultations: ofMonth.filter(({ status }) => status === 'completed').length,
        earnedCents: sum(ofMonth.map(({ earnedCents }) => earnedCents)),
        comingCents: sum(ofMonth.filter(({ status }) => status === 'upcoming').map(keptOf)),
        testCents: sum(ofMonth.filter(isTest).map(keptOf)),
        testEarnedCents: sum(ofMonth.filter((one) => isTest(one) && one.status !== 'upcoming').map(keptOf)),
        paidOutCents: sum(payouts.filter((payout) => payout.month === month).map(({ amountCents }) => amountCents)),
      }
    })
    .toSorted((a, b) => b.month.localeCompare(a.month))
}

/** Earned in real money and not transferred yet. */
export function pendingCentsOf({ earnedCents, testEarnedCents, paidOutCents }: MonthOfRevenue): number {
  return Math.max(0, earnedCents - testEarnedCents - paidOutCents)
}

const isTest = ({ isTestPayment }: Appointment) => isTestPayment

export function monthOf({ startsAt }: Appointment): string {
  return dayOf(startsAt).slice(0, 7)
}

export function keptOf({ paidCents, refundedCents }: Appointment): number {
  return paidCents - refundedCents
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
