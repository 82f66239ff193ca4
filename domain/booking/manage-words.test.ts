import { expect, test } from 'vitest'
import { manageWords } from './manage-words.ts'

/** 4 December 2026, 14 h 30 in Paris, booked on 10 November. */
const booking = {
  startsAt: new Date('2026-12-04T13:30:00Z'),
  bookedAt: new Date('2026-11-10T09:00:00Z'),
  priceCents: 2999,
  movedByPractitioner: false,
}
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

test('long before: everything is free, with the deadline and the later cost', () => {
  const words = manageWords(booking, new Date('2026-11-17T09:00:00Z'), 'Inès L.')
  expect(words.late).toBeUndefined()
  expect(words.move.isPossible).toBe(true)
  expect(plain(words.move.sentence)).toBe('Gratuit jusqu’au jeudi 3 décembre à 14 h 30. Toujours avec Inès L.')
  expect(plain(words.cancel)).toBe('Jusqu’au jeudi 3 décembre à 14 h 30 : 29,99 € remboursés. Ensuite : 15,00 €.')
  expect(words.withdraw.isPossible).toBe(true)
  expect(plain(words.withdraw.sentence)).toContain('jusqu’au mardi 24 novembre inclus : 29,99 € remboursés.')
})

test('within a day, after the withdrawal period: shows the fee, and what is no longer possible', () => {
  const words = manageWords(booking, new Date('2026-12-04T07:00:00Z'), 'Inès L.')
  expect(plain(words.late)).toBe(
    'La séance est à moins de 24 h : depuis jeudi 3 décembre à 14 h 30, annuler coûte 14,99 €.',
  )
  expect(words.move).toEqual({ isPossible: false, sentence: expect.stringMatching(/^Plus possible à moins de/) })
  expect(plain(words.cancel)).toBe('15,00 € remboursés sur 29,99 €. Frais d’annulation tardive : 14,99 €.')
  expect(words.withdraw.isPossible).toBe(false)
  expect(plain(words.withdraw.sentence)).toContain('s’est terminé le mardi 24 novembre.')
})

test('booked a few days ahead: free until the start, by law', () => {
  const near = { ...booking, bookedAt: new Date('2026-12-01T09:00:00Z') }
  const words = manageWords(near, new Date('2026-12-04T10:00:00Z'), 'Inès L.')
  expect(plain(words.cancel)).toBe('Jusqu’au début de la séance : 29,99 € remboursés.')
  expect(words.late).toBeUndefined()
})

test('moved by the practitioner: free until the start, whenever it was booked', () => {
  const words = manageWords({ ...booking, movedByPractitioner: true }, new Date('2026-12-04T10:00:00Z'), 'Inès L.')
  expect(plain(words.cancel)).toBe('Jusqu’au début de la séance : 29,99 € remboursés.')
})
