import { NOTE_READING_MINUTES } from '#domain/constants.ts'
import { formatDateInYear } from '#domain/format-time.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { ReviewedNote } from './require-reviewed-note.ts'

/** Records the version that was read, and the reader in the patient's access log: « … a lu la note du 12 novembre ». */
export async function noteReading(
  sql: Transaction,
  note: ReviewedNote,
  reading: { readerId: string; contentHash: string },
  now: Date,
): Promise<void> {
  const { appointment_id: appointmentId, patient_id: patientId, starts_at: startsAt, reviewer_name: name } = note
  const { readerId, contentHash } = reading
  const recent = await sql`
    select from app.note_openings
    where appointment_id = ${appointmentId} and reader_id = ${readerId} and content_hash = ${contentHash}
      and opened_at > ${addMinutes(now, -NOTE_READING_MINUTES)}`
  await sql`
    insert into app.note_openings (appointment_id, reader_id, content_hash, reader_name, opened_at)
    values (${appointmentId}, ${readerId}, ${contentHash}, ${name}, ${now})
    on conflict on constraint note_openings_pkey do update set opened_at = excluded.opened_at`
  if (recent.count > 0 || !patientId) return
  await sql`
    insert into access_log (user_id, act, actor_id, actor_name, subject, appointment_id, occurred_at)
    values (${patientId}, 'note-read', ${readerId}, ${`${name}, psychologue`},
      ${`la note du ${formatDateInYear(dayOf(startsAt))}`}, ${appointmentId}, ${now})`
}
