import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import type { NoteStep } from '#domain/notes/note-file.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { hashOfNote } from '../../notes/content-hash.ts'
import { noteReading } from '../../notes/note-reading.ts'
import { requireReviewedNote } from '../../notes/require-reviewed-note.ts'
import { loadAmendments, waitingForReview } from '../../notes/waiting-for-review.ts'

/** The only access of a supervisor to a note, because it is recorded for the patient. */
export const openNote = defineFunction({
  name: 'open-note',
  who: ['therapist'],
  input: appointmentRequestSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input: { appointmentId }, identity, sql, now }) {
    const readerId = callerId(identity)
    const note = await requireReviewedNote(sql, appointmentId, readerId, now)
    if (note.state === 'needs_revision') throw new AppError('note_not_ready')
    const amendments = await loadAmendments(sql, appointmentId)
    const waiting = await waitingForReview(sql, note, amendments)
    await noteReading(sql, note, { readerId, contentHash: waiting?.contentHash ?? hashOfNote(note) }, now)
    const [summary] = await sql<{ body: string; shared_at: Date }[]>`
      select body, shared_at from consultation_summaries
      where appointment_id = ${appointmentId} and shared_at is not null`
    return {
      appointmentId,
      studentId: note.author_id,
      studentName: note.student_name,
      studentGender: note.student_gender,
      patientName: note.patient_name,
      startsAt: note.starts_at.toISOString(),
      consultationType: note.consultation_type,
      state: note.state,
      isCrisis: note.is_crisis,
      observations: note.observations,
      followUp: note.follow_up,
      forSupervision: note.for_supervision,
      amendments: amendments.map(({ id, body, state, signed_by_name: signedByName, signed_at: signedAt }) => ({
        id,
        body,
        state,
        signedByName,
        signedAt: signedAt?.toISOString() ?? null,
      })),
      waiting: waiting
        ? {
            contentHash: waiting.contentHash,
            isAmendment: waiting.amendmentId !== null,
            dueAt: waiting.dueAt.toISOString(),
          }
        : null,
      signedByName: note.signed_by_name,
      signedAt: note.signed_at?.toISOString() ?? null,
      summary: summary ? { body: summary.body, sharedAt: summary.shared_at.toISOString() } : null,
      history: await noteHistory(sql, appointmentId),
      reviewerName: note.reviewer_name,
    }
  },
})

/** Newest first. */
async function noteHistory(sql: Transaction, appointmentId: string): Promise<NoteStep[]> {
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
