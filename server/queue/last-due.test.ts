import { expect, test } from 'vitest'
import { allJobs } from '../jobs/all.ts'
import { lastDue } from './last-due.ts'

const now = new Date('2026-11-17T12:34:56Z')

test.each([
  ['* * * * *', '2026-11-17T12:34:00Z'],
  ['*/10 * * * *', '2026-11-17T12:30:00Z'],
  ['41 * * * *', '2026-11-17T11:41:00Z'],
  ['41 2 * * *', '2026-11-17T02:41:00Z'],
  ['41 13 * * *', '2026-11-16T13:41:00Z'],
  ['41 3 1 * *', '2026-11-01T03:41:00Z'],
  ['0 9-11 * * 1,5', '2026-11-16T11:00:00Z'],
])('%s was last due at %s', (cron, due) => {
  expect(lastDue(cron, now)).toEqual(new Date(due))
})

test('every schedule of ours was due in the last month', () => {
  for (const { schedule } of allJobs) if (schedule) expect(lastDue(schedule, now)).toBeInstanceOf(Date)
})
