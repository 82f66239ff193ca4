import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Psychologists, about their own students; tests/api/supervision/supervision-alerts.test.ts covers other readers. */
export default defineRights({
  table: 'my_alerts',
  async rowOf(sql, person) {
    const [student] = await sql<{ id: string }[]>`
      insert into auth.users (email) values (${`${person.id}@exemple.fr`}) returning id`
    const studentId = student?.id ?? ''
    await sql`update profiles set supervisor_id = ${person.id} where id = ${studentId}`
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at)
      values (${studentId}, 'low_rating', ${appointmentId}, ${appointmentId}, now())`
    return { student_id: studentId }
  },
  newRow: ({ id }) => ({ student_id: id }),
  change: { kind: 'absence' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
