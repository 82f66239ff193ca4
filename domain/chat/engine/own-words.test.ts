import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

/** The shortest of several runs: whatever else the machine does only ever adds to it. */
function timeOf(message: string): number {
  return Math.min(
    ...Array.from({ length: 7 }, () => {
      const start = performance.now()
      ownWords(message)
      return performance.now() - start
    }),
  )
}

test.each([',', ', ', 'non, ', 'a '])('eight times as much of « %s » takes no more than its share of time', (part) => {
  const once = timeOf(part.repeat(10_000))
  expect(timeOf(part.repeat(80_000))).toBeLessThan(Math.max(once, 0.5) * 24)
})
