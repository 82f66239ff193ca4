import { expect, test } from 'vitest'
import { claimedNewcomers } from './claimed-newcomers.ts'

test.each([
  [0, null],
  [999, null],
  [1000, 1000],
  [1299, 1200],
  [12_345, 12_300],
])('%i newcomers allow to claim %s', (joined, claimed) => {
  expect(claimedNewcomers(joined)).toBe(claimed)
})
