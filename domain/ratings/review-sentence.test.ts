import { expect, test } from 'vitest'
import { reviewSentence } from './review-sentence.ts'

test.each([
  [null, null, null],
  [5, null, '5 notes relues en 30 jours'],
  [23, 1080, '23 notes relues en 30 jours, le plus souvent en 18 h'],
  [6, 20, '6 notes relues en 30 jours, le plus souvent en moins d’une heure'],
  [6, 4320, '6 notes relues en 30 jours, le plus souvent en 3 jours'],
])('%s notes, %s minutes', (notes, minutes, words) => {
  expect(reviewSentence(notes, minutes)?.replaceAll('\u00A0', ' ') ?? null).toBe(words)
})
