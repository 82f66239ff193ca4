import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('questions that arrive while one is under way share the next round', async () => {
  const rounds: number[][] = []
  const double = batched(async (numbers: number[]) => {
    rounds.push(numbers)
    return numbers.map((n) => n * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(rounds).toEqual([[1], [2, 3]])
  expect(await double(4)).toBe(8)
})

test('a round that fails fails those who asked in it, and nobody after', async () => {
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
