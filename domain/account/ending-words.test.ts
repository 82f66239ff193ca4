import { expect, test } from 'vitest'
import type { AccountEnding } from './account-ending.ts'
import { endingWords } from './ending-words.ts'

const none = { count: 0, refundCents: 0, feeCents: 0 }
const nothing: AccountEnding = {
  appointments: none,
  patients: none,
  premium: null,
  holds: 0,
  students: 0,
  obstacles: [],
}
const words = (part: Partial<AccountEnding>) =>
  endingWords({ ...nothing, ...part }).map((line) => line.replaceAll(/\s/gu, ' '))

test('nothing ends in silence, and nothing is said where nothing ends', () => {
  expect(words({})).toEqual([])
  expect(words({ appointments: { count: 2, refundCents: 4499, feeCents: 1499 } })).toEqual([
    '2 rendez-vous annulés, 44,99 € rendus, 14,99 € gardés car il est tard pour annuler.',
    '44,99 € reviennent sur la carte utilisée. Selon votre banque, cela prend quelques jours.',
  ])
  expect(words({ appointments: { ...none, count: 1 } })).toEqual(['1 rendez-vous annulé, rien n’est à rembourser.'])
  expect(words({ premium: { refundCents: 0, accessUntil: '2026-12-04T09:00:00Z' } })).toEqual([
    '1 abonnement arrêté, sans remboursement : le délai pour renoncer est passé, et l’accès payé jusqu’au vendredi 4 décembre 2026 se ferme.',
  ])
  expect(words({ premium: { refundCents: 0, accessUntil: null } })).toEqual([
    '1 abonnement arrêté, plus rien n’est prélevé.',
  ])
  expect(words({ patients: { count: 1, refundCents: 2999, feeCents: 0 } })).toEqual([
    '1 rendez-vous annulé pour la personne que vous deviez recevoir : 29,99 € lui sont rendus, et nous la prévenons.',
  ])
  expect(words({ holds: 1, students: 1 })).toEqual([
    '1 réservation non payée libérée : un paiement encore en route serait rendu.',
    '1 étudiant·e n’est plus supervisé·e.',
  ])
})
