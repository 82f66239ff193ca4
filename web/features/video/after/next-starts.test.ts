import { expect, test } from 'vitest'
import { nextStarts } from './next-starts.ts'

const at = (text: string) => new Date(`${text}:00Z`)

test('the same weekday and hour comes first, then what is soonest', () => {
  const last = at('2026-11-20T13:30')
  const free = [at('2026-11-23T08:00'), at('2026-11-25T16:30'), at('2026-12-04T13:30'), at('2026-12-11T13:30')]
  expect(nextStarts(free, last)).toEqual([free[2], free[0], free[1]])
  expect(nextStarts(free.slice(0, 2), last)).toEqual(free.slice(0, 2))
  expect(nextStarts([], last)).toEqual([])
})

test('the hour is the one in Paris, across the change of time', () => {
  const summer = at('2026-10-23T12:30')
  expect(nextStarts([at('2026-10-26T08:00'), at('2026-10-30T13:30')], summer, 1)).toEqual([at('2026-10-30T13:30')])
})
