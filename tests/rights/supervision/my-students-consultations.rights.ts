import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Psychologists, for their own students. */
export default defineRights({
  table: 'my_students_consultations',
  async rowOf(sql, person) {
    const [student] = await sql<{ id: string }[]>`
      insert into auth.users (email) values (${`${person.id}@exemple.fr`}) returning id`
    const studentId = student?.id ?? ''
    await sql`update profiles set supervisor_id = ${person.id} where id = ${studentId}`
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`update appointments set practitioner_id = ${studentId} where id = ${appointmentId}`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id }),
  change: { consultation_type: 'couple' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
