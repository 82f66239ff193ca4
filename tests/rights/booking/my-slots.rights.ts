import { defineRights } from '../../support/rights.ts'
import { FAR_START, insertSlotOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** A practitioner's own slots only. */
export default defineRights({
  table: 'my_slots',
  rowOf: async (sql, person) => ({ id: await insertSlotOf(sql, person) }),
  newRow: () => ({ starts_at: FAR_START }),
  change: { starts_at: FAR_START },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
