import { describe, expect, test } from 'vitest'
import { formatCount, formatDate, formatFileSize, formatPercent, formatPrice, formatWhole } from './format.ts'

describe('formatPrice', () => {
  test.each([
    [2999, '29,99\u00A0€'],
    [299, '2,99\u00A0€'],
    [0, '0,00\u00A0€'],
    [3000, '30,00\u00A0€'],
    [5, '0,05\u00A0€'],
  ])('writes %i cents as %s', (cents, written) => {
    expect(formatPrice(cents)).toBe(written)
  })
})

test.each([
  [12, '1\u00A0Ko'],
  [48_300, '48\u00A0Ko'],
  [99_999, '100\u00A0Ko'],
  [100_000, '0,1\u00A0Mo'],
  [4_960_000, '5,0\u00A0Mo'],
])('formatFileSize writes %i bytes as %s', (bytes, written) => {
  expect(formatFileSize(bytes)).toBe(written)
})

describe('formatCount', () => {
  test('keeps the number and its unit on one line', () => {
    expect(formatCount(24, 'h')).toBe('24\u00A0h')
  })

  test('uses the singular for zero and one, as French does', () => {
    expect(formatCount(0, 'an', 'ans')).toBe('0\u00A0an')
    expect(formatCount(1, 'an', 'ans')).toBe('1\u00A0an')
    expect(formatCount(2, 'an', 'ans')).toBe('2\u00A0ans')
  })
})

test('formatWhole separates thousands with a narrow no-break space', () => {
  expect(formatWhole(6277)).toBe('6\u202F277')
  expect(formatWhole(277)).toBe('277')
})

test('formatPercent separates the sign with a no-break space', () => {
  expect(formatPercent(50)).toBe('50\u00A0%')
})

test('writes a day in full, and the first of a month as an ordinal', () => {
  expect(formatDate('2025-04-25')).toBe('25\u00A0avril\u00A02025')
  expect(formatDate('2026-12-01')).toBe('1er\u00A0décembre\u00A02026')
})
