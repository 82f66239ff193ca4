import { defineRights } from '../../support/rights.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: time and practitioner, never the patient. */
export default defineRights({
  table: 'admin_appointments',
  async rowOf(sql, { id }) {
    return { id: (await insertPaidAppointment(sql, id)).appointmentId }
  },
  newRow: () => ({ price_cents: 1 }),
  change: { price_cents: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
