import { expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { outcomeSentence } from './outcome-sentence.ts'

type Outcome = NonNullable<RoomEntrance['outcome']>
function said(party: RoomEntrance['party'], outcome: Partial<Outcome>, isOffered = false) {
  return outcomeSentence({
    party,
    names: { patient: 'Camille', practitioner: 'Inès L.', guest: null },
    practitionerGender: 'female',
    isOffered,
    outcome: { verdict: 'too_short', jointSeconds: 725, refundCents: 2999, needsReview: false, ...outcome },
  })?.replaceAll('\u00A0', ' ')
}

test('a refund is said with its reason, to each side in its words', () => {
  expect(said('patient', {})).toBe('Vous avez eu 12 minutes ensemble, moins de 30 : vos 29,99 € vous sont rendus.')
  expect(said('practitioner', {})).toContain('29,99 € sont rendus à Camille.')
  expect(said('patient', { verdict: 'practitioner_absent' })).toBe(
    'Inès L. n’est pas venue à temps : vos 29,99 € vous sont rendus.',
  )
  expect(said('patient', { verdict: 'held' }, true)).toBe(
    'Inès L. vous offre cette séance : vos 29,99 € vous sont rendus.',
  )
})

test('a consultation under review promises no refund', () => {
  const review = { needsReview: true, refundCents: 0 }
  expect(said('patient', review)).toBe(
    'Vous avez eu 12 minutes ensemble. Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.',
  )
  expect(said('practitioner', review)).toContain('avant de décider d’un remboursement')
})

test('a consultation that was held says nothing, nor does any to who only came along', () => {
  expect(said('patient', { verdict: 'held', refundCents: 0 })).toBeUndefined()
  expect(said('guest', {})).toBeUndefined()
})
