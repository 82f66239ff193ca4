import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'own', delete: 'refused' } as const

/** A profile comes and goes with its account; its owner alone reads and corrects it. */
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
