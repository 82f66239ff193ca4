import { expect, test } from 'vitest'
import { FramePace } from './frame-pace.ts'

function lastAnswer(durations: number[]): boolean {
  const pace = new FramePace()
  return durations.map((duration) => pace.isTooSlow(duration)).at(-1) ?? false
}
const frames = (count: number, ms: number) => Array<number>(count).fill(ms)

test('thirty frames are looked at before judging', () => {
  expect(lastAnswer(frames(29, 90))).toBe(false)
  expect(lastAnswer(frames(30, 90))).toBe(true)
})

test('a few slow frames among thirty are no trouble', () => {
  expect(lastAnswer([...frames(3, 200), ...frames(27, 12)])).toBe(false)
  expect(lastAnswer([...frames(4, 200), ...frames(26, 12)])).toBe(true)
})

test('only the last thirty count', () => {
  expect(lastAnswer([...frames(30, 200), ...frames(30, 12)])).toBe(false)
})
