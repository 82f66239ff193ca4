import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_alerts. */
export default defineRights({
  table: 'supervision_alerts',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at)
      values (${person.id}, 'crisis', ${appointmentId}, ${appointmentId}, now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ student_id: id, kind: 'crisis', source_id: id, raised_at: '2026-01-01' }),
  change: { closed_at: '2026-01-01' },
  expected: {
    visitor: signedIn,
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
