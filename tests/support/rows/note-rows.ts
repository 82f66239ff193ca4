import type { Transaction } from '#server/db/postgres.ts'
import { insertAppointmentOf } from './booking-rows.ts'
import type { Person } from './people.ts'

/** A note of the user's own appointment that waits for review. */
export async function insertNoteToReviewOf(
  sql: Transaction,
  patient: Person,
  author: { id: string },
): Promise<{ appointment_id: string }> {
  const appointmentId = await insertAppointmentOf(sql, patient)
  await sql`
    insert into consultation_notes (appointment_id, author_id, observations, state, submitted_at)
    values (${appointmentId}, ${author.id}, 'Calme.', 'ready', now())`
  await sql`
    insert into note_reviews (appointment_id, author_id, content_hash, submitted_at)
    values (${appointmentId}, ${author.id}, ${'a'.repeat(64)}, now())`
  return { appointment_id: appointmentId }
}
