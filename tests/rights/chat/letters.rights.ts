import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

/** The author reads and deletes a letter; premium-letter.test.ts covers the practitioner. */
export default defineRights({
  table: 'letters',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into letters (appointment_id, patient_id, practitioner_id, body)
      values (${appointmentId}, ${person.id}, ${person.id}, 'Bonjour,')`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, patient_id: id, practitioner_id: id, body: 'Bonjour,' }),
  change: { body: 'Bonsoir,' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
