import { expect, test } from 'vitest'
import { parseEuros } from './parse-euros.ts'

test.each([
  ['14,50', 1450],
  ['14.5 €', 1450],
  [' 1 000 ', 100_000],
  ['0,01', 1],
])('%s', (typed, cents) => expect(parseEuros(typed)).toBe(cents))

test.each(['', '0', '-5', '14,505', '1e3', 'douze', '12345678'])('« %s » is no amount', (typed) =>
  expect(parseEuros(typed)).toBeUndefined(),
)
