import { defineRights } from '../../support/rights.ts'
import { FAR_START, insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_appointments, changed by functions. An administrator sees no topic. */
export default defineRights({
  table: 'appointments',
  rowOf: async (sql, person) => ({ id: await insertAppointmentOf(sql, person) }),
  newRow: (person) => ({ patient_id: person.id, starts_at: FAR_START, status: 'confirmed' }),
  change: { status: 'confirmed' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
