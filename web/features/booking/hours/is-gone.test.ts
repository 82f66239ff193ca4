import { expect, test } from 'vitest'
import { isGone } from './is-gone.ts'

const slot = '2026-11-19T08:00:00.000Z'
const other = new Date('2026-11-19T09:00:00.000Z')

test('a start is gone once it is no longer free, unless the reader holds it', () => {
  expect(isGone(slot, [new Date(slot)])).toBe(false)
  expect(isGone(slot, [other])).toBe(true)
  expect(isGone(slot, [other], [{ status: 'held', startsAt: new Date(slot) }])).toBe(false)
  expect(isGone(slot, [other], [{ status: 'canceled', startsAt: new Date(slot) }])).toBe(true)
})

test('nothing is gone before the free starts are read, or without a choice', () => {
  expect(isGone(slot, undefined)).toBe(false)
  expect(isGone(null, [other])).toBe(false)
})
