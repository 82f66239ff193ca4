import { expect, test } from 'vitest'
import { bucketStarts } from './figure-periods.ts'

test('buckets are contiguous, and the last one contains yesterday', () => {
  expect(bucketStarts('day', 3, '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  // Weeks start on Monday: Sunday belongs to the week before.
  expect(bucketStarts('week', 2, '2026-11-22')).toEqual(['2026-11-09', '2026-11-16'])
  expect(bucketStarts('week', 1, '2026-11-23')).toEqual(['2026-11-23'])
  expect(bucketStarts('month', 3, '2026-01-15')).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
})
