import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Requester and subject; the identity itself is in no row. */
export default defineRights({
  table: 'identity_openings',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into identity_openings (appointment_id, practitioner_id, reason, asked_at)
      values (${appointmentId}, ${person.id}, 'Danger immédiat, adresse inconnue.', now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, practitioner_id: id, reason: 'Danger immédiat.', asked_at: '2026-01-01' }),
  change: { open_until: '2030-01-01' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
