import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('opens after five failures in a row, tries once after a pause, and closes after a success', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  const fail = (times: number) => {
    for (let nth = 0; nth < times; nth++) breaker.failed()
  }
  fail(4)
  breaker.succeeded()
  fail(4)
  expect(breaker.isOpen).toBe(false)
  fail(1)
  expect(breaker.isOpen).toBe(true)
  now += 30_000
  expect(breaker.isOpen).toBe(false)
  fail(1)
  expect(breaker.isOpen, 'one fault is enough after a rest').toBe(true)
  now += 30_000
  breaker.succeeded()
  fail(4)
  expect(breaker.isOpen).toBe(false)
})
