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

test('limits very long texts without taking the budget of short messages', () => {
  const budget = new ReadingBudget()
  expect(countTaken(budget, '203.0.113.7', 100_000)).toBe(3)
  expect(() => budget.take('203.0.113.7', 15, now)).not.toThrow()
  expect(() => budget.take('203.0.113.8', 100_000, now)).not.toThrow()
})

test('accepts thousands of short messages a minute', () => {
  expect(countTaken(new ReadingBudget(), '203.0.113.7', 15)).toBe(2400)
})

test('counts the addresses of one subscriber together, and resets after a minute', () => {
  const budget = new ReadingBudget()
  expect(countTaken(budget, '2001:db8::1', 100_000)).toBe(3)
  expect(() => budget.take('2001:db8::2', 100_000, now)).toThrow()
  expect(() => budget.take('2001:db8::2', 100_000, soon)).not.toThrow()
})

test('the networks around one share four times its budget, of which refused texts take nothing', () => {
  const budget = new ReadingBudget()
  const countFrom = (first: number, last: number) => {
    let taken = 0
    for (let host = first; host <= last; host++) taken += countTaken(budget, `2001:db8:1:${host}::1`, 100_000)
    return taken
  }
  for (let time = 0; time < 20; time++) countTaken(budget, '2001:db8:1:1::1', 100_000)
  expect(countFrom(2, 9)).toBe(9)
  expect(countTaken(budget, '2001:db8:2::1', 100_000)).toBe(3)
})
