import { expect, test } from 'vitest'
import { instantOf, wallTimeOf } from '../time.ts'
import { reportDueAt } from './report-due-at.ts'

test.each([
  ['Tuesday morning', '2026-11-17', '10:30', '2026-11-18 10:30'],
  ['Friday evening', '2026-11-20', '19:00', '2026-11-23 19:00'],
  ['Saturday: the whole Monday is left', '2026-11-21', '08:00', '2026-11-24 00:00'],
  ['the eve of a holiday', '2026-11-10', '09:00', '2026-11-12 09:00'],
  ['over the change of time', '2026-10-23', '15:00', '2026-10-26 15:00'],
])('%s', (_, day, time, due) => {
  const received = instantOf(day, time)
  if (!received) throw new Error('no such time')
  const { day: dueDay, time: dueTime } = wallTimeOf(reportDueAt(received))
  expect(`${dueDay} ${dueTime}`).toBe(due)
})
