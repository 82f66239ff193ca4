import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable once shared; before that by the author only: consultations.test.ts. */
export default defineRights({
  table: 'consultation_summaries',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into consultation_summaries (appointment_id, patient_id, body, shared_at)
      values (${appointmentId}, ${person.id}, 'Nous avons parlé du sommeil.', now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, patient_id: id, body: 'Bonjour,' }),
  change: { body: 'Bonsoir,' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
