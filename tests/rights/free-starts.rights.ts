import { FAR_START, offerStartOf } from '../support/booking-rows.ts'
import { defineRights } from '../support/rights.ts'

const signedIn = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Anybody with an account sees who is free. */
export default defineRights({
  table: 'free_starts',
  rowOf: async (sql, person) => {
    await offerStartOf(sql, person)
    return { practitioner_id: person.id, starts_at: FAR_START }
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
