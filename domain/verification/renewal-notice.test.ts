import { expect, test } from 'vitest'
import { daysBetween } from '../time.ts'
import { renewalNotice, renewalOpensOn } from './renewal-notice.ts'
import { statusValidUntil } from './status-valid-until.ts'

test.each([
  ['2026-09-30', null],
  ['2026-10-01', 'renew-30'],
  ['2026-10-14', 'renew-30'],
  ['2026-10-15', 'renew-16'],
  ['2026-10-25', 'renew-6'],
  ['2026-10-31', 'renew-6'],
  ['2026-11-01', null],
])('on %s the notice is %s', (day, notice) => {
  expect(renewalNotice(daysBetween(day, '2026-10-31'))).toBe(notice)
})

test('a proof handed in as early as allowed extends the status', () => {
  expect(statusValidUntil(renewalOpensOn('2026-10-31'))).toBe('2027-10-31')
})
