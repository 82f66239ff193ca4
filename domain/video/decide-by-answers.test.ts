import { expect, test } from 'vitest'
import { decideByAnswers } from './decide-by-answers.ts'

test.each([
  [true, null, 'held', 'held'],
  [true, true, 'held', 'held'],
  [true, false, 'held', 'held'],
  [false, true, 'team', 'team'],
  [null, true, 'wait', 'team'],
  [false, false, 'refunded', 'refunded'],
  [false, null, 'wait', 'refunded'],
  [null, false, 'wait', 'refunded'],
  [null, null, 'wait', 'refunded'],
] as const)('patient %s, practitioner %s: %s, and %s once the time is over', (patient, practitioner, before, after) => {
  expect(decideByAnswers({ patient, practitioner }, false)).toBe(before)
  expect(decideByAnswers({ patient, practitioner }, true)).toBe(after)
})
