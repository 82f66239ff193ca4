import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by the patient once approved. */
export default defineRights({
  table: 'rating_replies',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    const [rating] = await sql<{ id: string }[]>`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
      values (${appointmentId}, ${person.id}, ${person.id}, 5, 'Merci.', 'passed_on', now()) returning id`
    await sql`insert into rating_replies (rating_id, author_id, body, state, replied_at)
      values (${rating?.id ?? ''}, ${person.id}, 'Merci à vous.', 'passed_on', now())`
    return { rating_id: rating?.id ?? '' }
  },
  newRow: ({ id }) => ({ rating_id: id, author_id: id, body: 'Merci.', replied_at: '2026-01-01' }),
  change: { body: 'Autre chose' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
