import { expect, test } from 'vitest'
import { defaultSlot } from './default-slot.ts'

test.each([
  ['in the morning', '2026-11-20T07:10:00Z', '2026-11-20', '08:30', '09:30'],
  ['on the half hour itself, which is past', '2026-11-20T18:30:00Z', '2026-11-20', '20:00', '21:00'],
  ['at the last possible moment', '2026-11-20T21:29:59Z', '2026-11-20', '22:30', '23:30'],
  ['with no hour left today', '2026-11-20T21:30:00Z', '2026-11-21', '09:00', '10:00'],
  ['on New Year’s Eve', '2026-12-31T22:45:00Z', '2027-01-01', '09:00', '10:00'],
  ['after midnight in Paris, before midnight in UTC', '2026-07-14T22:10:00Z', '2026-07-15', '00:30', '01:30'],
  ['before the hour skipped in March', '2026-03-29T00:40:00Z', '2026-03-29', '03:00', '04:00'],
  ['in the repeated hour of October', '2026-10-25T01:10:00Z', '2026-10-25', '03:00', '04:00'],
])('%s: %s', (_when, now, day, startTime, endTime) => {
  expect(defaultSlot(new Date(now))).toEqual({ day, startTime, endTime })
})
