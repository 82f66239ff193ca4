import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('lookups that arrive while a query is running share the next one', async () => {
  const rounds: number[][] = []
  const double = batched(async (numbers: number[]) => {
    rounds.push(numbers)
    return numbers.map((n) => n * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(rounds).toEqual([[1], [2, 3]])
  expect(await double(4)).toBe(8)
})

test('a failed query fails its own lookups, and no later one', async () => {
  let fails = true
  const ask = batched(async (questions: string[]) => {
    if (fails) throw new Error('gone')
    return questions
  })
  const answers = await Promise.allSettled([ask('a'), ask('b')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask('c')).toBe('c')
})
