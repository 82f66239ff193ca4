import { expect, test } from 'vitest'
import { usualHours } from './default-slot.ts'
import { withStart } from './with-start.ts'

test.each([
  [usualHours, '14:00', '15:00'],
  [usualHours, '08:00', '09:00'],
  [{ startTime: '09:00', endTime: '12:30' }, '13:30', '17:00'],
  // The last hour that can be chosen.
  [usualHours, '22:30', '23:30'],
  [usualHours, '23:00', '23:30'],
  [{ startTime: '09:00', endTime: '18:00' }, '20:00', '23:30'],
  // An end before the start is left for the person to correct.
  [{ startTime: '09:00', endTime: '08:30' }, '07:00', '08:30'],
])('%j, from %s on, ends at %s', (hours, startTime, endTime) => {
  expect(withStart(hours, startTime)).toEqual({ startTime, endTime })
})
