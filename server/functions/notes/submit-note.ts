import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { afterAct, type NoteState } from '#domain/notes/note-states.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { addReview } from '../../notes/add-review.ts'
import { hashOfNote, type NoteContent } from '../../notes/content-hash.ts'
import { raiseAlert } from '../../supervision/raise-alert.ts'

type SubmittedNote = NoteContent & {
  state: NoteState
  name: string
  supervisor_id: string | null
  patient_id: string | null
}

/** « Prête pour la supervision ». A psychologist's own note needs no review and is signed at once. */
export const submitNote = defineFunction({
  name: 'submit-note',
  who: ['student', 'therapist'],
  input: appointmentRequestSchema,
  async handle({ input: { appointmentId }, identity, sql, now, deps }) {
    const author = callerId(identity)
    const [note] = await sql<SubmittedNote[]>`
      select n.state, n.observations, n.follow_up, n.for_supervision, n.is_crisis,
        p.first_name || ' ' || p.last_name as name, p.supervisor_id, a.patient_id
      from consultation_notes n join profiles p on p.id = n.author_id join appointments a on a.id = n.appointment_id
      where n.appointment_id = ${appointmentId} and n.author_id = ${author} for update of n`
    if (!note) throw new AppError('not_found')
    const isOwnToSign = userTypeOf(identity.app_metadata?.user_type) === 'therapist' && note.state === 'draft'
    const step = afterAct(note.state, isOwnToSign ? 'sign_own' : 'submit')
    if ('refusal' in step) throw new AppError(step.refusal)
    if (note.observations + note.follow_up + note.for_supervision === '') throw new AppError('note_empty')
    const isSigned = step.state === 'signed'
    await sql`
      update consultation_notes set ${sql({
        state: step.state,
        submitted_at: now,
        updated_at: now,
        ...(isSigned && { signed_by: author, signed_by_name: note.name, signed_at: now }),
      })}
      where appointment_id = ${appointmentId}`
    const { is_crisis: isCrisis } = note
    const round = { appointmentId, authorId: author, amendmentId: null, contentHash: hashOfNote(note), isCrisis }
    await addReview(sql, { ...round, signedByName: isSigned ? note.name : null }, now)
    await sql`
      update supervision_alerts set closed_at = ${now}
      where kind = 'note_overdue' and source_id = ${appointmentId} and closed_at is null`
    if (isCrisis && !isSigned) {
      const alert = { kind: 'crisis', studentId: author, appointmentId, sourceId: appointmentId } as const
      await raiseAlert(sql, deps, alert, { now })
    }
    notifyInbox(sql, deps.fanout, [note.supervisor_id], 'supervision')
    notifyInbox(sql, deps.fanout, [note.patient_id], 'appointments')
    return { state: isSigned ? 'signed' : 'ready' }
  },
})
