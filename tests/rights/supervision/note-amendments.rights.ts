import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Author only; reviewers use functions. */
export default defineRights({
  table: 'note_amendments',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`insert into consultation_notes (appointment_id, author_id, state, signed_at)
      values (${appointmentId}, ${person.id}, 'signed', now())`
    await sql`insert into note_amendments (appointment_id, author_id, body, updated_at)
      values (${appointmentId}, ${person.id}, 'Un oubli.', now())`
    return { appointment_id: appointmentId }
  },
  newRow: ({ id }) => ({ appointment_id: id, author_id: id, body: 'Un oubli.', updated_at: '2026-01-01' }),
  change: { state: 'signed' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
