import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PREMIUM_GRACE_DAYS } from '../constants.ts'
import { addMinutes } from '../time.ts'
import { hasPremium } from './entitlements.ts'
import { monthsAfter } from './months-after.ts'
import {
  afterSubscriptionEvent,
  canResume,
  isDue,
  lastDayToWithdraw,
  newSubscription,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionEvents,
} from './subscription-state.ts'

const DAY = 24 * 60
const start = new Date('2026-11-15T09:00:00Z')
const inDays = (days: number) => addMinutes(start, days * DAY)
const step = (state: SubscriptionState, event: SubscriptionEvent, days: number) =>
  afterSubscriptionEvent(state, event, inDays(days))
const active = step(newSubscription, 'paid', 0).next

const later = (iso: string, count: number) => monthsAfter(new Date(iso), count).toISOString()

test('a month is counted in Paris from the first day, across month lengths and DST', () => {
  expect(later('2027-01-31T09:00:00Z', 1)).toBe('2027-02-28T09:00:00.000Z')
  expect(later('2027-01-31T09:00:00Z', 2)).toBe('2027-03-31T08:00:00.000Z')
  expect(later('2027-12-31T09:00:00Z', 2)).toBe('2028-02-29T09:00:00.000Z')
  expect(later('2027-02-28T01:30:00Z', 1)).toBe('2027-03-28T01:00:00.000Z')
})

test('cancelling keeps the paid period, and can be undone until its end', () => {
  const { next: canceled, news } = step(active, 'canceled', 3)
  expect(news).toBe('canceled')
  expect(canceled.accessUntil).toEqual(active.paidUntil)
  expect(hasPremium(canceled, inDays(29))).toBe(true)
  expect(hasPremium(canceled, inDays(31))).toBe(false)
  expect(step(canceled, 'resumed', 20).next).toEqual(active)
  expect(step(canceled, 'time-passed', 31)).toMatchObject({ next: { status: 'ended' }, news: 'ended' })
})

test('a contested payment keeps the paid period and stops the renewals, at once when a month is due', () => {
  const { next: contested, news } = step(active, 'disputed', 3)
  expect(news).toBe('disputed')
  expect(contested).toEqual(step(active, 'canceled', 3).next)
  expect(step(active, 'disputed', 31)).toMatchObject({ next: { status: 'ended' }, news: 'disputed' })
  expect(step(newSubscription, 'disputed', 0).news).toBeNull()
})

test('a refused renewal keeps access for the grace period, mails once, and ends without a payment', () => {
  const { next: late, news } = step(active, 'payment-failed', 30)
  expect([late.status, news]).toEqual(['past_due', 'payment-failed'])
  expect(step(late, 'payment-failed', 32).news).toBeNull()
  expect(hasPremium(late, inDays(30 + PREMIUM_GRACE_DAYS - 1))).toBe(true)
  expect(step(late, 'paid', 33)).toMatchObject({ next: { status: 'active', periodsPaid: 2 }, news: 'renewed' })
  expect(step(late, 'time-passed', 30 + PREMIUM_GRACE_DAYS + 1).next.status).toBe('ended')
  expect(step(late, 'canceled', 31).next.status).toBe('ended')
})

test('a renewal that could not be asked for during the grace period ends too', () => {
  expect(step(active, 'time-passed', 30 + PREMIUM_GRACE_DAYS - 1).next).toBe(active)
  expect(step(active, 'time-passed', 30 + PREMIUM_GRACE_DAYS + 1)).toMatchObject({
    next: { status: 'ended' },
    news: 'ended',
  })
})

test('the contract can be withdrawn from within fourteen days, extended to the end of a working day, and not after', () => {
  const withdrawn = (iso: string) => afterSubscriptionEvent(active, 'withdrawn', new Date(iso))
  // Fourteen days after Sunday 15 November is a Sunday again.
  expect(lastDayToWithdraw(start)).toBe('2026-11-30')
  expect(withdrawn('2026-11-30T22:59:59Z')).toMatchObject({ next: { status: 'ended' }, news: 'withdrawn' })
  expect(withdrawn('2026-11-30T23:00:00Z')).toEqual({ next: active, news: null })
})

const happening = fc.record({
  event: fc.constantFrom<SubscriptionEvent>(...subscriptionEvents),
  hours: fc.integer({ min: 0, max: 24 * 40 }),
})

/** Simulates the server: a month is charged only when due. */
function play(happenings: { event: SubscriptionEvent; hours: number }[], check: (life: Life) => void): void {
  let state = newSubscription
  let now = start
  let paid = 0
  for (const { event, hours } of happenings) {
    now = addMinutes(now, hours * 60)
    if (event === 'paid' && state.status !== 'pending' && !isDue(state, now)) continue
    const before = state
    const after = afterSubscriptionEvent(before, event, now)
    state = after.next
    if (event === 'paid' && before.status !== 'ended') paid++
    check({ before, event, state, now, paid, hasNews: after.news !== null })
  }
}

interface Life {
  before: SubscriptionState
  event: SubscriptionEvent
  state: SubscriptionState
  now: Date
  paid: number
  hasNews: boolean
}

const always = (check: (life: Life) => void) =>
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => play(happenings, check)),
    { numRuns: 500 },
  )

test('each paid month is granted, and no other', () => {
  always(({ state, paid }) => {
    expect(state.periodsPaid).toBe(paid)
    if (state.startedAt) expect(state.paidUntil).toEqual(monthsAfter(state.startedAt, paid))
  })
})

test('access never ends before the paid period, except after a refund, and never outlives the grace period', () => {
  always(({ before, event, state, now }) => {
    if (!state.paidUntil) return expect(hasPremium(state, now)).toBe(false)
    const longest = addMinutes(state.paidUntil, PREMIUM_GRACE_DAYS * DAY)
    expect(Number(state.accessUntil)).toBeLessThanOrEqual(Number(longest))
    if (state.status === 'active') expect(Number(state.accessUntil)).toBeGreaterThanOrEqual(Number(state.paidUntil))
    const endedByCanceling = before.status !== 'ended' && state.status === 'ended' && event === 'canceled'
    if (endedByCanceling) expect(now >= state.paidUntil).toBe(true)
  })
})

test('an ended subscription stays ended, a cancelled one is never charged, and a repeated event changes nothing', () => {
  always(({ before, event, state, now, hasNews }) => {
    if (before.status === 'ended') expect([state, hasNews]).toEqual([before, false])
    if (!state.renews) expect(isDue(state, now)).toBe(false)
    if (event !== 'paid') expect(afterSubscriptionEvent(state, event, now)).toEqual({ next: state, news: null })
    expect(canResume(state, now) && isDue(state, now)).toBe(false)
  })
})
