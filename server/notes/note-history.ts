import type { NoteStep } from '#domain/notes/note-file.ts'
import type { Transaction } from '../db/postgres.ts'

/** Newest first. */
export async function noteHistory(sql: Transaction, appointmentId: string): Promise<NoteStep[]> {
  const rows = await sql<(Omit<NoteStep, 'at' | 'isAmendment'> & { at: Date; is_amendment: boolean })[]>`
    select 'submitted' as kind, amendment_id is not null as is_amendment, null as name, null as comment, submitted_at as at
    from note_reviews where appointment_id = ${appointmentId}
    union all
    select decision, amendment_id is not null, reviewer_name, comment, reviewed_at
    from note_reviews where appointment_id = ${appointmentId} and decision is not null
    union all
    select 'opened', false, reader_name, null, opened_at from app.note_openings where appointment_id = ${appointmentId}
    order by at desc limit 100`
  return rows.map(({ at, is_amendment: isAmendment, ...step }) => ({ ...step, isAmendment, at: at.toISOString() }))
}
