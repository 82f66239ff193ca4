import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Author only; supervisors use functions. */
export default defineRights({
  table: 'consultation_notes',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into consultation_notes (appointment_id, author_id, observations)
      values (${appointmentId}, ${person.id}, 'Calme.')`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, author_id: id, observations: 'Calme.' }),
  change: { state: 'signed' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
