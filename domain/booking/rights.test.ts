import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicHoliday } from '../public-holidays.ts'
import { ageOn, ageRule } from './age.ts'
import {
  canMove,
  canWithdraw,
  feeNow,
  freeCancellationUntil,
  type PaidConsultation,
  refundNow,
  withdrawalUntil,
} from './rights.ts'

const booking = (startsAt: string, bookedAt: string, movedByPractitioner = false): PaidConsultation => ({
  startsAt: new Date(startsAt),
  bookedAt: new Date(bookedAt),
  priceCents: 2999,
  leftCents: 2999,
  movedByPractitioner,
})
/** Booked long before, so that only the 24-hour rule applies. */
const old = booking('2026-11-20T13:30:00Z', '2026-10-01T10:00:00Z')
const before = new Date('2026-11-19T13:29:59.999Z')
const after = new Date('2026-11-19T13:30:00Z')

describe('a patient who cancels', () => {
  test('pays nothing until 24 hours before', () => {
    expect(freeCancellationUntil(old).toISOString()).toBe('2026-11-19T13:30:00.000Z')
    expect(refundNow(old, before, 'patient')).toBe(2999)
  })
  test('pays half later, rounded in their favour', () => {
    expect(feeNow(old, after, 'patient')).toBe(1499)
    expect(refundNow(old, after, 'patient')).toBe(1500)
  })
  test('pays nothing within the legal withdrawal period', () => {
    const recent = booking('2026-11-20T13:30:00Z', '2026-11-18T10:00:00Z')
    expect(refundNow(recent, after, 'patient')).toBe(2999)
  })
  test('pays nothing when their practitioner has moved the appointment', () => {
    expect(refundNow({ ...old, movedByPractitioner: true }, after, 'patient')).toBe(2999)
  })
})

test('a practitioner who cancels always refunds in full', () => {
  expect(refundNow(old, after, 'practitioner')).toBe(2999)
})

describe('withdrawal ends', () => {
  const far = '2027-06-01T10:00:00Z'
  test.each([
    ['at the end of the fourteenth day after the booking', '2026-11-10T10:00:00Z', '2026-11-24T23:00:00.000Z'],
    ['counting days in Paris', '2026-11-09T23:30:00Z', '2026-11-24T23:00:00.000Z'],
    ['on Monday when it would end on Saturday', '2026-11-07T10:00:00Z', '2026-11-23T23:00:00.000Z'],
    ['after 11 November when it would end on it', '2026-10-28T10:00:00Z', '2026-11-12T23:00:00.000Z'],
    ['after Easter Monday when it would end on Good Saturday', '2027-03-13T10:00:00Z', '2027-03-30T22:00:00.000Z'],
  ])('%s', (_, bookedAt, until) => {
    expect(withdrawalUntil(booking(far, bookedAt)).toISOString()).toBe(until)
  })
  test('when the consultation begins', () => {
    const soon = booking('2026-11-12T10:00:00Z', '2026-11-10T10:00:00Z')
    expect(withdrawalUntil(soon)).toEqual(soon.startsAt)
    expect(canWithdraw(soon, soon.startsAt)).toBe(false)
  })
})

test('moving is possible exactly while cancelling is free', () => {
  expect(canMove(old, before, 'patient')).toBe(true)
  expect(canMove(old, after, 'patient')).toBe(false)
  expect(canMove(old, after, 'practitioner')).toBe(true)
  expect(canMove(old, old.startsAt, 'practitioner')).toBe(false)
})

test('fee and refund always add up to what is left of the price, and waiting never increases the refund', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      instant,
      fc.nat(90 * 86_400),
      fc.nat(90 * 86_400),
      fc.nat(90 * 86_400),
      fc.nat(2999),
      (bookedAt, wait, a, b, leftCents) => {
        const one = { ...old, leftCents, bookedAt, startsAt: new Date(bookedAt.getTime() + wait * 1000) }
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((s) => new Date(bookedAt.getTime() + s * 1000))
        if (!sooner || !later) return
        expect(feeNow(one, sooner, 'patient') + refundNow(one, sooner, 'patient')).toBe(leftCents)
        expect(refundNow(one, sooner, 'patient')).toBeGreaterThanOrEqual(0)
        expect(refundNow(one, later, 'patient')).toBeLessThanOrEqual(refundNow(one, sooner, 'patient'))
      },
    ),
  )
})

test('public holidays of 2026 to 2028 that move with Easter', () => {
  const moving = ['2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29', '2027-05-06', '2027-05-17', '2028-04-17']
  expect(moving.filter((day) => !isPublicHoliday(day))).toEqual([])
  expect(isPublicHoliday('2026-04-05')).toBe(false)
})

test.each([
  ['2010-11-16', 'too-young'],
  ['2010-11-15', 'needs-parent'],
  ['2008-11-16', 'needs-parent'],
  ['2008-11-15', 'free-to-book'],
])('somebody born on %s is %s on 15 November 2026', (birthdate, rule) => {
  expect(ageRule(birthdate, '2026-11-15')).toBe(rule)
})

test('somebody born on 29 February', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})
