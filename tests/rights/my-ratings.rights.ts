import { insertAppointmentOf } from '../support/booking-rows.ts'
import { defineRights } from '../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** What patients said of one's own consultations. */
export default defineRights({
  table: 'my_ratings',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, rated_at)
      values (${appointmentId}, ${person.id}, ${person.id}, 5, now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, stars: 1 }),
  change: { stars: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
