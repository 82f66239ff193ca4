import { expect, test } from 'vitest'
import { cpuGrowth } from '../../../tests/support/cpu-growth.ts'
import { endsInEscape } from './ends-in-escape.ts'

const single = (value: string) => endsInEscape({ quantifier: undefined, value })
const anyOf = (value: string) => endsInEscape({ quantifier: 'any', value })

test('finds a last backslash that escapes nothing, also in a list', () => {
  expect(['', 'a', '\\\\', 'a\\b', 'a\\\\'].map(single)).toEqual([false, false, false, false, false])
  expect(['\\', 'a\\', 'a\\\\\\'].map(single)).toEqual([true, true, true])
  expect(anyOf('{a,b\\\\\\\\}')).toBe(false)
  expect(anyOf('{a\\\\,b}')).toBe(true)
})

test('takes time in proportion to the pattern, however many backslashes it holds', async () => {
  const growth = await cpuGrowth({ small: 4000, large: 64_000 }, (length) => single(`${'\\'.repeat(length)}x`))
  expect(growth).toBeLessThan(80)
})
