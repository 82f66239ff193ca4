import { defineRights } from '../../support/rights.ts'
import { FAR_START, insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Each party sees their own. */
export default defineRights({
  table: 'my_appointments',
  rowOf: async (sql, person) => ({ id: await insertAppointmentOf(sql, person) }),
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
