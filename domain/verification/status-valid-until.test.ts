import { expect, test } from 'vitest'
import { statusValidUntil } from './status-valid-until.ts'

test.each([
  ['2026-01-01', '2026-10-31'],
  ['2026-06-30', '2026-10-31'],
  ['2026-07-01', '2027-10-31'],
  ['2026-10-31', '2027-10-31'],
  ['2026-12-31', '2027-10-31'],
])('a proof accepted on %s counts until %s', (acceptedOn, until) => {
  expect(statusValidUntil(acceptedOn)).toBe(until)
})
