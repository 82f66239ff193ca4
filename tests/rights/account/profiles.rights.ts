import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'own', delete: 'refused' } as const

/** A profile is created and deleted with its account; only its owner reads and updates it. */
export default defineRights({
  table: 'profiles',
  rowOf: async (_sql, person) => ({ id: person.id }),
  newRow: (person) => ({ id: person.id, user_type: 'patient' }),
  change: { bio: 'Bonjour' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
