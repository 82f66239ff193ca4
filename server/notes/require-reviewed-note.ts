import type { ConsultationType } from '#domain/booking/words.ts'
import { NOTE_REVIEW_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { NoteState } from '#domain/notes/note-states.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { NoteContent } from './content-hash.ts'

export type ReviewedNote = NoteContent & {
  appointment_id: string
  author_id: string
  state: NoteState
  signed_by_name: string | null
  signed_at: Date | null
  patient_id: string | null
  patient_name: string | null
  starts_at: Date
  consultation_type: ConsultationType
  student_name: string
  student_gender: string | null
  reviewer_name: string
}

/**
 * Locks a note for its reviewer: of a student they supervise, or for a referent one that has waited a week or that they
 * have opened since. Never their own, never a draft: not found for anybody else.
 */
export async function requireReviewedNote(
  sql: Transaction,
  appointmentId: string,
  reviewerId: string,
  now: Date,
): Promise<ReviewedNote> {
  const [note] = await sql<ReviewedNote[]>`
    select n.appointment_id, n.author_id, n.observations, n.follow_up, n.for_supervision, n.is_crisis, n.state,
      n.signed_by_name, n.signed_at, a.patient_id, a.starts_at, a.consultation_type,
      case when a.appearance = 'first_name' then patient.first_name else a.pseudonym end as patient_name,
      app.public_name(author.first_name, author.last_name) as student_name, author.gender as student_gender,
      me.first_name || ' ' || me.last_name as reviewer_name
    from consultation_notes n
    join appointments a on a.id = n.appointment_id
    join profiles author on author.id = n.author_id
    join profiles me on me.id = ${reviewerId} and me.user_type = 'therapist' and app.practises(me.id)
    left join profiles patient on patient.id = a.patient_id
    where n.appointment_id = ${appointmentId} and n.author_id <> me.id and n.state <> 'draft' and n.archived_at is null
      and (author.supervisor_id = me.id or (me.is_referent and (
        exists (select from app.note_openings o where o.appointment_id = n.appointment_id and o.reader_id = me.id)
        or exists (
          select from note_reviews r
          where r.appointment_id = n.appointment_id and r.decision is null
            and r.submitted_at <= ${addMinutes(now, -NOTE_REVIEW_DAYS * 24 * 60)}))))
    for update of n`
  if (!note) throw new AppError('not_found')
  return note
}
