import { defineRights } from '../../support/rights.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: consultations whose refund they decide. */
export default defineRights({
  table: 'admin_reviews',
  async rowOf(sql, { id }) {
    const { appointmentId } = await insertPaidAppointment(sql, id)
    await sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, needs_review, settled_at)
      values (${appointmentId}, 'too_short', 60, 60, true, now())`
    return { appointment_id: appointmentId }
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
