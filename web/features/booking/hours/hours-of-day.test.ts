import { expect, test } from 'vitest'
import { instantOf } from '#domain/time.ts'
import { hoursOfDay } from './hours-of-day.ts'

const at = (...times: string[]) => times.flatMap((time) => instantOf('2026-11-18', time) ?? [])
const morning = at('09:00', '09:30', '10:00', '10:30')
const afternoon = at('14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30')
const evening = at('18:00', '18:30')

test('hours stand under their part of the day', () => {
  const { parts, leftOut } = hoursOfDay([...morning, ...evening], 5)
  expect(parts).toEqual([
    { part: 'morning', starts: morning },
    { part: 'evening', starts: evening },
  ])
  expect(leftOut).toBe(0)
})

test('five rows of three, and the rest is counted', () => {
  const { parts, leftOut } = hoursOfDay([...morning, ...afternoon, ...evening], 5)
  expect(parts.map(({ part, starts }) => [part, starts.length])).toEqual([
    ['morning', 4],
    ['afternoon', 8],
  ])
  expect(leftOut).toBe(2)
})
