import { expect, test } from 'vitest'
import { supervisionPeriods } from './supervision-periods.ts'

test.each([
  [['2026-09-01/'], 'depuis le 1er septembre 2026'],
  [['2026-09-01/2027-01-31'], 'du 1er septembre 2026 au 31 janvier 2027'],
  [['2026-09-01/2026-09-01'], 'le 1er septembre 2026'],
  [['2026-09-01/2027-01-31', '2027-03-02/'], 'du 1er septembre 2026 au 31 janvier 2027, puis depuis le 2 mars 2027'],
])('%j', (periods, words) => {
  expect(supervisionPeriods(periods).replaceAll('\u00A0', ' ')).toBe(words)
})
