import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceScale } from './nice-scale.ts'

test('an axis has few whole steps, and covers the highest value', () => {
  expect(niceScale(0)).toEqual([0, 1])
  expect(niceScale(63)).toEqual([0, 20, 40, 60, 80])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (highest) => {
      const scale = niceScale(highest)
      expect(scale.length).toBeLessThanOrEqual(6)
      expect(scale.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(scale.every(Number.isInteger)).toBe(true)
    }),
  )
})
