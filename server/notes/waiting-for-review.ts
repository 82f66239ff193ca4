import { reviewDueAt } from '#domain/notes/deadlines.ts'
import type { NoteState } from '#domain/notes/note-states.ts'
import type { Transaction } from '../db/postgres.ts'
import { hashOfAmendment, hashOfNote } from './content-hash.ts'
import type { ReviewedNote } from './require-reviewed-note.ts'

interface AmendmentRow {
  id: string
  body: string
  state: NoteState
  signed_by_name: string | null
  signed_at: Date | null
}

/** Submitted amendments of a locked note. */
export async function loadAmendments(sql: Transaction, appointmentId: string): Promise<AmendmentRow[]> {
  const rows = await sql<AmendmentRow[]>`
    select id, body, state, signed_by_name, signed_at from note_amendments
    where appointment_id = ${appointmentId} and state in ('ready', 'signed') order by submitted_at`
  return [...rows]
}

interface Waiting {
  reviewId: string
  /** Null: the note itself. */
  amendmentId: string | null
  contentHash: string
  dueAt: Date
}

/** Text that currently waits for a decision, if any. */
export async function waitingForReview(
  sql: Transaction,
  note: ReviewedNote,
  amendments: readonly AmendmentRow[],
): Promise<Waiting | undefined> {
  const [round] = await sql<{ id: string; amendment_id: string | null; submitted_at: Date }[]>`
    select id, amendment_id, submitted_at from note_reviews
    where appointment_id = ${note.appointment_id} and decision is null`
  if (!round) return undefined
  const amendment = amendments.find(({ id }) => id === round.amendment_id)
  return {
    reviewId: round.id,
    amendmentId: round.amendment_id,
    contentHash: amendment ? hashOfAmendment(amendment) : hashOfNote(note),
    dueAt: reviewDueAt(round.submitted_at),
  }
}
