import { expect, test } from 'vitest'
import { instantOf } from '../time.ts'
import { dayPartOf } from './day-part.ts'

test.each([
  ['08:30', 'morning'],
  ['11:30', 'morning'],
  ['12:00', 'afternoon'],
  ['17:30', 'afternoon'],
  ['18:00', 'evening'],
])('%s on the clock of Paris is in the %s', (time, part) => {
  const instant = instantOf('2026-11-18', time)
  expect(instant && dayPartOf(instant)).toBe(part)
})
