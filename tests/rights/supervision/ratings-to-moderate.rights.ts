import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'
import { createPerson } from '../../support/rows/people.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/**
 * Comments about the reader's own students. Only psychologists supervise: the same row shows nothing to other user types.
 */
export default defineRights({
  table: 'ratings_to_moderate',
  async rowOf(sql, person) {
    const student = await createPerson(sql, 'student')
    await sql`update profiles set supervisor_id = ${person.id} where id = ${student.id}`
    const appointmentId = await insertAppointmentOf(sql, student)
    const [rating] = await sql<{ id: string }[]>`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
      values (${appointmentId}, ${person.id}, ${student.id}, 2, 'Trop vite.', 'waiting', now()) returning id`
    return { id: rating?.id ?? '' }
  },
  newRow: ({ id }) => ({ id, comment: 'Merci.' }),
  change: { comment: 'Parfait.' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
