import { describe, expect, test } from 'vitest'
import { type PaidFor, refundRight } from './refund-right.ts'

const startsAt = new Date('2026-11-20T09:00:00Z')
const after = new Date('2026-11-21T09:00:00Z')
const booking: NonNullable<PaidFor['booking']> = {
  terms: { startsAt, bookedAt: new Date('2026-10-01T09:00:00Z'), priceCents: 2999, movedByPractitioner: false },
  canceledAt: null,
  canceledBy: null,
  isConfirmed: true,
  verdict: 'held',
  needsReview: false,
}
const right = (change: Partial<NonNullable<PaidFor['booking']>>, refundableCents = 2999) =>
  refundRight({ kind: 'consultation', refundableCents, booking: { ...booking, ...change } }, after)

describe('one administrator may refund', () => {
  test('nothing of a held consultation', () => expect(right({})).toBe(0))
  test('all of one under review', () => expect(right({ needsReview: true })).toBe(2999))
  test.each(['practitioner_absent', 'too_short', 'connection_failed'])('all that was judged %s', (verdict) =>
    expect(right({ verdict })).toBe(2999),
  )
  test('the rest of one cancelled by its practitioner or the service', () => {
    expect(right({ canceledAt: startsAt, canceledBy: 'practitioner', isConfirmed: false }, 1000)).toBe(1000)
    expect(right({ canceledAt: startsAt, canceledBy: 'service', isConfirmed: false })).toBe(2999)
  })
  test('not the fee of a late cancellation', () => {
    const late = { canceledAt: new Date('2026-11-20T08:00:00Z'), canceledBy: 'patient', isConfirmed: false } as const
    expect(right(late)).toBe(1500)
    expect(right(late, 1499)).toBe(0)
  })
  test('all of a payment without a booking', () => expect(right({ isConfirmed: false, verdict: null })).toBe(2999))
  test('nothing of a subscription, all of a test', () => {
    expect(refundRight({ kind: 'subscription', refundableCents: 499, booking: null }, after)).toBe(0)
    expect(refundRight({ kind: 'test', refundableCents: 100, booking: null }, after)).toBe(100)
  })
})
