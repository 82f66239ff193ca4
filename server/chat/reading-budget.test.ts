import { expect, test } from 'vitest'
import { ReadingBudget } from './reading-budget.ts'

const now = new Date('2026-11-17T10:00:00Z')
const soon = new Date(now.getTime() + 61_000)

const countTaken = (budget: ReadingBudget, address: string, characters: number, most = 5000): number => {
  for (let taken = 0; taken < most; taken++) {
    try {
      budget.take(address, characters, now)
    } catch {
      return taken
    }
  }
  return most
}

test('letters of a hundred thousand characters are few, and never take the place of a short message', () => {
  const budget = new ReadingBudget()
  expect(countTaken(budget, '203.0.113.7', 100_000)).toBe(3)
  expect(() => budget.take('203.0.113.7', 15, now)).not.toThrow()
  expect(() => budget.take('203.0.113.8', 100_000, now)).not.toThrow()
})

test('thousands of short messages a minute are read', () => {
  expect(countTaken(new ReadingBudget(), '203.0.113.7', 15)).toBe(2400)
})

test('addresses of one subscriber count together, and a minute later all is forgotten', () => {
  const budget = new ReadingBudget()
  expect(countTaken(budget, '2001:db8::1', 100_000)).toBe(3)
  expect(() => budget.take('2001:db8::2', 100_000, now)).toThrow()
  expect(() => budget.take('2001:db8::2', 100_000, soon)).not.toThrow()
})
