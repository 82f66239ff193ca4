import { defineRights } from '../../support/rights.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: amounts, never the payer. */
export default defineRights({
  table: 'admin_payments',
  async rowOf(sql, { id }) {
    return { id: (await insertPaidAppointment(sql, id)).paymentId }
  },
  newRow: () => ({ amount: 1 }),
  change: { amount: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
