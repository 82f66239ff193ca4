import { expect, test } from 'vitest'
import { whyCannotDeclare } from './why-cannot-declare.ts'

const now = new Date('2026-11-17T22:30:00Z')
const declare = (day: string, minutes = 60, minutesOfDay = 0) => whyCannotDeclare({ day, minutes, minutesOfDay }, now)

test('accepts hours between a year ago and today, in Paris', () => {
  expect(declare('2026-11-17')).toBeNull()
  expect(declare('2026-11-18')).toBe('hours_day_to_come')
  expect(declare('2025-11-17')).toBeNull()
  expect(declare('2025-11-16')).toBe('hours_day_too_old')
})

test('a day has at most twelve hours', () => {
  expect(declare('2026-11-17', 60, 11 * 60)).toBeNull()
  expect(declare('2026-11-17', 75, 11 * 60)).toBe('hours_day_full')
})
