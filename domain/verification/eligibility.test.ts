import { expect, test } from 'vitest'
import { type EligibilityFacts, eligibilityOf } from './eligibility.ts'

const today = '2026-11-17'
const student: EligibilityFacts = {
  userType: 'student',
  validatedAt: '2026-09-01T10:00:00Z',
  statusValidUntil: '2027-10-31',
  supervisorId: 'somebody',
  suspendedAt: null,
  verifiedAt: null,
  openDecision: 'accepted',
  isProofWaiting: false,
}

test.each<[string, Partial<EligibilityFacts>]>([
  ['sees-patients', {}],
  ['sees-patients', { statusValidUntil: today }],
  ['suspended', { suspendedAt: '2026-11-01T10:00:00Z', validatedAt: null }],
  ['proof-in-review', { validatedAt: null, openDecision: null }],
  ['complement-asked', { validatedAt: null, openDecision: 'complement' }],
  ['proof-refused', { validatedAt: null, openDecision: 'refused' }],
  ['status-over', { statusValidUntil: '2026-10-31' }],
  ['status-over', { statusValidUntil: null }],
  ['proof-in-review', { statusValidUntil: '2026-10-31', openDecision: null, isProofWaiting: true }],
  ['no-supervisor', { supervisorId: null }],
])('a student’s eligibility: %s', (eligibility, facts) => {
  expect(eligibilityOf({ ...student, ...facts }, today)).toBe(eligibility)
})

test('a psychologist sees patients once the title was checked', () => {
  const psychologist = { ...student, userType: 'therapist', validatedAt: null, supervisorId: null }
  expect(eligibilityOf(psychologist, today)).toBe('title-unchecked')
  expect(eligibilityOf({ ...psychologist, verifiedAt: '2026-01-01T00:00:00Z' }, today)).toBe('sees-patients')
})
