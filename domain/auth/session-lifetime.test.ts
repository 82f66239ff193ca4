import { expect, test } from 'vitest'
import { prolongedUntil, sessionLifetimeSeconds } from './session-lifetime.ts'

const startedAt = new Date('2026-11-17T08:00:00Z')
const hours = (session: Parameters<typeof sessionLifetimeSeconds>[0]) => sessionLifetimeSeconds(session) / 3600
const at = (after: number) => new Date(startedAt.getTime() + after * 3_600_000)

test.each([
  ['an hour from now', 1, 0.95, 1.95],
  ['again', 5, 4.95, 5.95],
  ['until twelve hours after its beginning', 11.5, 11.45, 12],
  ['and no longer', 12, 11.99, 12],
  ['a longer session keeps its own end', 7 * 24, 1, 7 * 24],
  ['also in its last hour', 7 * 24, 7 * 24 - 0.05, 7 * 24],
])('extends a session: %s', (_, endsAfter, now, expected) => {
  expect(prolongedUntil({ startedAt, endsAt: at(endsAfter) }, at(now))).toEqual(at(expected))
})

test('one hour; a day after sign-up and for administrators; a week with « Rester connecté »', () => {
  expect(hours({ userType: 'patient', staySignedIn: false, isFirst: false })).toBe(1)
  expect(hours({ userType: 'patient', staySignedIn: false, isFirst: true })).toBe(24)
  expect(hours({ userType: 'patient', staySignedIn: true, isFirst: false })).toBe(7 * 24)
  expect(hours({ userType: 'admin', staySignedIn: true, isFirst: false })).toBe(24)
})
