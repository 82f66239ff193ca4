import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** The student and the supervisor; supervision.test.ts covers the patient. */
export default defineRights({
  table: 'my_supervision_calls',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
      values (${appointmentId}, ${person.id}, ${person.id}, 'urgent', now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id }),
  change: { kind: 'advice' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
