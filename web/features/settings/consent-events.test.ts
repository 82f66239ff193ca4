import { expect, test } from 'vitest'
import { consentEvents } from './consent-events.ts'

test('every consent is told with its dates and its words, newest first', () => {
  const events = consentEvents({
    consents: [
      { id: 'a', purpose: 'mood', version: 1, given_at: '2026-10-01T10:00:00Z', withdrawn_at: '2026-10-03T10:00:00Z' },
      { id: 'b', purpose: 'mood', version: 1, given_at: '2026-10-05T10:00:00Z', withdrawn_at: null },
      { id: 'c', purpose: 'chat', version: 42, given_at: '2026-09-01T10:00:00Z', withdrawn_at: null },
    ],
    agreements: [{ document: 'terms', version: 1, accepted_at: '2026-08-01T10:00:00Z' }],
    parental: [
      {
        id: 'd',
        purpose: 'consultations',
        parent_name: 'Anne Leroy',
        consent_version: null,
        requested_at: '2026-10-04T10:00:00Z',
        granted_at: null,
        refused_at: '2026-10-06T10:00:00Z',
        withdrawn_at: null,
      },
    ],
  })
  expect(events.map(({ key, steps, version }) => [key, steps.map(({ label }) => label).join(), version])).toEqual([
    ['b', 'Donné', 1],
    ['d', 'Demandé,Refusé', null],
    ['a', 'Donné,Retiré', 1],
    ['c', 'Donné', 42],
    ['terms 1', 'Accepté', 1],
  ])
  expect(events[0]?.text).toMatch(/^J’accepte que Mivoix garde mon humeur/)
  expect(events[1]?.title).toBe('Accord d’un parent, Anne Leroy')
  expect(events[1]?.text).toBeUndefined()
  // This version was never published: no text is made up for it.
  expect(events[3]?.text).toBeUndefined()
  expect(events[4]?.isTerms).toBe(true)
})
