import { expect, test } from 'vitest'
import { mapInSlices } from './map-in-slices.ts'

function holdUp(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test('yields between slices, and keeps the order', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 100) setImmediate(count)
  }
  setImmediate(count)
  const doubled = await mapInSlices([1, 2, 3, 4, 5], (n) => {
    holdUp(12)
    return n * 2
  })
  expect(doubled).toEqual([2, 4, 6, 8, 10])
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('stops when the caller disconnects', async () => {
  const left = new AbortController()
  let done = 0
  const asked = mapInSlices(
    [1, 2, 3, 4, 5],
    () => {
      holdUp(12)
      done += 1
      left.abort()
    },
    left.signal,
  )
  await expect(asked).rejects.toThrow('aborted')
  expect(done).toBe(1)
})
