import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_supervision_calls. */
export default defineRights({
  table: 'supervision_calls',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
      values (${appointmentId}, ${person.id}, ${person.id}, 'urgent', now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({
    appointment_id: id,
    student_id: id,
    supervisor_id: id,
    kind: 'urgent',
    asked_at: '2026-01-01',
  }),
  change: { kind: 'advice' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
