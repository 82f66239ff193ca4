import { expect, test } from 'vitest'
import { isSwipe } from './dismiss-on-short-swipe.ts'

test.each([
  ['twenty pixels to a side', 20, 3, 'bottom', true],
  ['less', 19, 0, 'bottom', false],
  ['down, where it came from below', 2, 20, 'bottom', true],
  ['up, where it came from below', 0, -40, 'bottom', false],
  ['up, where it came from above', 4, -20, 'top', true],
  ['a press', 1, 1, 'top', false],
] as const)('%s', (_what, x, y, edge, is) => expect(isSwipe(x, y, edge)).toBe(is))
