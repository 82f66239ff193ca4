import { expect, test } from 'vitest'
import { addMinutes } from '../time.ts'
import { breachWarning, hoursLeft } from './breach-deadline.ts'

const tellBy = new Date('2026-11-22T10:00Z')
const withHoursLeft = (hours: number) => addMinutes(tellBy, -hours * 60)

test.each([
  [71, null, undefined],
  [48, null, 48],
  [47, 48, undefined],
  [24, 48, 24],
  [6, 24, 6],
  [1, 6, undefined],
  // Recorded late: one warning, the last one reached.
  [20, null, 24],
  [2, null, 6],
  [-3, null, 6],
  [-3, 24, 6],
  [-3, 6, undefined],
])('%d hours before the end, warned at %s: %s', (left, warned, due) => {
  expect(breachWarning(tellBy, warned, withHoursLeft(left))).toBe(due)
})

test('hours are told rounded down', () => {
  expect(hoursLeft(tellBy, addMinutes(withHoursLeft(24), 1))).toBe(23)
  expect(hoursLeft(tellBy, addMinutes(tellBy, 1))).toBe(-1)
})
