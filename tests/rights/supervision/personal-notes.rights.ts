import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

/** Owner only. */
export default defineRights({
  table: 'personal_notes',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into personal_notes (appointment_id, owner_id, body)
      values (${appointmentId}, ${person.id}, 'En parler à ma sœur.')`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, owner_id: id, body: 'Bonjour,' }),
  change: { body: 'Bonsoir,' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
