import type { AppointmentStatus } from '../booking/words.ts'
import { formatMonth } from '../format-time.ts'
import { dayOf } from '../time.ts'

/**
 * State of the money of a consultation for its practitioner. `contested`: at the payer's bank. `in_review`: an
 * administrator decides. `earned`: paid by us, even where the patient was refunded.
 */
export type EarningState = 'coming' | 'in_review' | 'contested' | 'earned'

export const earningStateLabels: Record<EarningState, string> = {
  coming: 'À venir',
  in_review: 'En cours d’examen',
  contested: 'Contesté par la banque',
  earned: 'Payé',
}

export interface Earning {
  status: AppointmentStatus
  startsAt: Date
  /** Null for a consultation that nobody has paid. */
  earningState: EarningState | null
  earnedCents: number
  leftCents: number
  isTestPayment: boolean
}

export interface MonthOfRevenue {
  /** `2026-11` */
  month: string
  name: string
  consultations: number
  /** Sums of the amounts in each state. */
  cents: Record<EarningState, number>
  paidOutCents: number
  /** Earned in real money and not transferred yet. */
  pendingCents: number
  /** Part of earned that was paid with test cards: never transferred. */
  testEarnedCents: number
  hasTests: boolean
}

interface Transfer {
  month: string
  amountCents: number
}

/** Income of a practitioner from a consultation: before its outcome, the rest of its payment. */
export function amountOf({ status, earnedCents, leftCents }: Earning): number {
  return status === 'upcoming' ? leftCents : earnedCents
}

/** Revenue by month, latest first. */
export function revenueByMonth(consultations: readonly Earning[], transfers: readonly Transfer[]): MonthOfRevenue[] {
  const byMonth = Map.groupBy(consultations, ({ startsAt }) => dayOf(startsAt).slice(0, 7))
  const months = new Set([...byMonth.keys(), ...transfers.map(({ month }) => month)])
  return [...months]
    .map((month) => {
      const ofMonth = byMonth.get(month) ?? []
      const inState = (state: EarningState) => ofMonth.filter(({ earningState }) => earningState === state)
      const earned = inState('earned')
      const paidOutCents = sum(transfers.filter((one) => one.month === month).map(({ amountCents }) => amountCents))
      const realCents = sum(earned.filter(({ isTestPayment }) => !isTestPayment).map(amountOf))
      const earnedCents = sum(earned.map(amountOf))
      return {
        month,
        name: formatMonth(`${month}-01`),
        consultations: ofMonth.filter(({ status }) => status === 'completed').length,
        cents: {
          coming: sum(inState('coming').map(amountOf)),
          in_review: sum(inState('in_review').map(amountOf)),
          contested: sum(inState('contested').map(amountOf)),
          earned: earnedCents,
        },
        paidOutCents,
        pendingCents: Math.max(0, realCents - paidOutCents),
        testEarnedCents: earnedCents - realCents,
        hasTests: ofMonth.some((one) => one.isTestPayment && amountOf(one) > 0),
      }
    })
    .toSorted((a, b) => b.month.localeCompare(a.month))
}

/** Real money over all months: what is to be transferred, and what nobody has decided about yet. */
export function revenueToReceive(consultations: readonly Earning[], transfers: readonly Transfer[]) {
  const real = consultations.filter(({ isTestPayment }) => !isTestPayment)
  const months = revenueByMonth(real, transfers)
  return {
    pendingCents: sum(months.map(({ pendingCents }) => pendingCents)),
    undecidedCents: sum(months.map(({ cents }) => cents.in_review + cents.contested)),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
