import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentStatuses } from '../booking/words.ts'
import { amountOf, type Earning, type EarningState, earningStateLabels, revenueByMonth } from './revenue.ts'

const november = new Date('2026-11-20T13:30:00Z')
const earning = (earningState: EarningState, change: Partial<Earning> = {}): Earning => ({
  status: earningState === 'coming' ? 'upcoming' : 'completed',
  startsAt: november,
  earningState,
  earnedCents: earningState === 'coming' ? 0 : 2999,
  leftCents: 2999,
  isTestPayment: false,
  ...change,
})

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test('money under review or contested is not pending, and what is paid despite a refund is', () => {
  const months = revenueByMonth(
    [
      earning('coming'),
      earning('in_review'),
      earning('contested'),
      earning('contested', { status: 'upcoming', earnedCents: 0 }),
      earning('earned', { status: 'missed', leftCents: 0 }),
      earning('earned', { status: 'canceled', earnedCents: 1499, leftCents: 1499 }),
      earning('earned', { isTestPayment: true }),
    ],
    [{ month: '2026-11', amountCents: 1499 }],
  )
  expect(months).toEqual([
    {
      month: '2026-11',
      name: 'novembre 2026',
      consultations: 3,
      cents: { coming: 2999, in_review: 2999, contested: 5998, earned: 7497 },
      paidOutCents: 1499,
      pendingCents: 2999,
      testEarnedCents: 2999,
      hasTests: true,
    },
  ])
})

test('each cent of each consultation is counted once, and what is earned is transferred or pending', () => {
  const anyEarning: fc.Arbitrary<Earning> = fc.record({
    status: fc.constantFrom(...Object.keys(appointmentStatuses).map((key) => key as Earning['status'])),
    startsAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    earningState: fc.constantFrom(...Object.keys(earningStateLabels).map((key) => key as EarningState)),
    earnedCents: fc.nat(2999),
    leftCents: fc.nat(2999),
    isTestPayment: fc.boolean(),
  })
  const transfer = fc.record({ month: fc.constantFrom('2026-03', '2026-04'), amountCents: fc.nat(6000) })
  fc.assert(
    fc.property(fc.array(anyEarning), fc.array(transfer), (consultations, transfers) => {
      const months = revenueByMonth(consultations, transfers)
      expect(total(months.flatMap(({ cents }) => Object.values(cents)))).toBe(total(consultations.map(amountOf)))
      expect(total(months.map(({ paidOutCents }) => paidOutCents))).toBe(
        total(transfers.map(({ amountCents }) => amountCents)),
      )
      for (const { cents, testEarnedCents, paidOutCents, pendingCents } of months) {
        const realCents = cents.earned - testEarnedCents
        expect(pendingCents).toBe(Math.max(0, realCents - paidOutCents))
        if (paidOutCents <= realCents) expect(paidOutCents + pendingCents + testEarnedCents).toBe(cents.earned)
      }
    }),
  )
})
