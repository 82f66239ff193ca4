import { defineRights } from '../../support/rights.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: chargebacks. */
export default defineRights({
  table: 'admin_disputes',
  async rowOf(sql, { id }) {
    const { paymentId } = await insertPaidAppointment(sql, id)
    const [row] = await sql<{ id: string }[]>`
      insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at, reported_at)
      values (${paymentId}, 'stripe', ${paymentId}, 2999, 'fraudulent', 'needs_response', now(), now()) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: () => ({ state: 'won' }),
  change: { state: 'won' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
