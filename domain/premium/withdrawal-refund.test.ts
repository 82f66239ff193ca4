import { expect, test } from 'vitest'
import { withdrawalRefundCents } from './withdrawal-refund.ts'

const month = {
  amountCents: 300,
  startedAt: new Date('2026-11-01T10:00:00Z'),
  paidUntil: new Date('2026-12-01T10:00:00Z'),
}
const after = (days: number, minutes = 0) => new Date(month.startedAt.getTime() + days * 86_400_000 + minutes * 60_000)

test('the first withdrawal refunds everything, until the last day', () => {
  expect(withdrawalRefundCents(month, after(13), false)).toBe(300)
})

test('a further one pays for each day that has begun', () => {
  expect(withdrawalRefundCents(month, after(0), true)).toBe(290)
  expect(withdrawalRefundCents(month, after(0, 23 * 60), true)).toBe(290)
  expect(withdrawalRefundCents(month, after(1), true)).toBe(280)
  expect(withdrawalRefundCents(month, after(13, 23 * 60), true)).toBe(160)
})

test('rounds cents in the person’s favour, and never below zero', () => {
  expect(withdrawalRefundCents({ ...month, amountCents: 299 }, after(0), true)).toBe(290)
  expect(withdrawalRefundCents(month, after(60), true)).toBe(0)
})
