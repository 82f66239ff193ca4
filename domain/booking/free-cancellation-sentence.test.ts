import { expect, test } from 'vitest'
import { freeCancellationSentence } from './free-cancellation-sentence.ts'

const now = new Date('2026-11-17T10:00:00Z')

test('within the withdrawal period: free cancellation until the start', () => {
  expect(freeCancellationSentence(new Date('2026-11-17T14:00:00Z'), now)).toBe(
    'Annulation gratuite jusqu’au début de la séance.',
  )
})

test('later: free cancellation until the day before', () => {
  expect(freeCancellationSentence(new Date('2027-01-12T14:00:00Z'), now)).toBe(
    'Annulation gratuite jusqu’au lundi 11\u00A0janvier à 15\u00A0h.',
  )
})
