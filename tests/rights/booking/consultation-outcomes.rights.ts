import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Both parties read the verdict; consultations.test.ts covers the practitioner. */
export default defineRights({
  table: 'consultation_outcomes',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${appointmentId}, 'held', 2000, 2000, now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({
    appointment_id: id,
    verdict: 'held',
    joint_seconds: 1,
    practitioner_seconds: 1,
    settled_at: '2026-01-01',
  }),
  change: { joint_seconds: 5 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
