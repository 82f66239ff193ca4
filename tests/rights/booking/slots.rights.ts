import { defineRights } from '../../support/rights.ts'
import { FAR_START, insertSlotOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_slots, changed by functions. */
export default defineRights({
  table: 'slots',
  rowOf: async (sql, person) => ({ id: await insertSlotOf(sql, person) }),
  newRow: (person) => ({ practitioner_id: person.id, starts_at: FAR_START, ends_at: FAR_START }),
  change: { ends_at: FAR_START },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
