import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Approved comments on one's own consultations. */
export default defineRights({
  table: 'my_ratings',
  async rowOf(sql, person) {
    await sql`update profiles set validated_at = now() where id = ${person.id}`
    const appointmentId = await insertAppointmentOf(sql, person)
    const [rating] = await sql<{ id: string }[]>`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
      values (${appointmentId}, ${person.id}, ${person.id}, 5, 'Merci.', 'passed_on', now()) returning id`
    return { id: rating?.id ?? '' }
  },
  newRow: ({ id }) => ({ id, comment: 'Merci.' }),
  change: { comment: 'Parfait.' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: { ...signedIn, select: 'none' },
    student: signedIn,
    therapist: signedIn,
    admin: { ...signedIn, select: 'none' },
  },
})
