import { defineRights } from '../../support/rights.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: refunds not sent yet. */
export default defineRights({
  table: 'admin_unsent_refunds',
  async rowOf(sql, { id }) {
    const { paymentId } = await insertPaidAppointment(sql, id)
    const [row] = await sql<{ id: string }[]>`
      insert into app.refunds (payment_id, amount, reason) values (${paymentId}, 100, 'decided_by_team') returning id`
    return { id: row?.id ?? '' }
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
