import { defineRights } from '../../support/rights.ts'
import { FAR_START, offerStartOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** A practitioner's own starts only. */
export default defineRights({
  table: 'my_free_starts',
  async rowOf(sql, person) {
    await offerStartOf(sql, person)
    return { practitioner_id: person.id }
  },
  newRow: (person) => ({ practitioner_id: person.id, starts_at: FAR_START }),
  change: { starts_at: FAR_START },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
