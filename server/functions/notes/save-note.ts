import { AppError } from '#domain/errors.ts'
import { afterAct, type NoteState } from '#domain/notes/note-states.ts'
import { noteSchema } from '#domain/notes/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { hashOfNote, type NoteContent } from '../../notes/content-hash.ts'
import { lockOwnConsultation } from '../../video/lock-own-consultation.ts'

type CurrentNote = NoteContent & { state: NoteState; updated_at: Date }

/** By the author, in the states `draft` and `needs_revision`; refused when another tab has changed the text meanwhile. */
export const saveNote = defineFunction({
  name: 'save-note',
  who: ['student', 'therapist'],
  input: noteSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input, identity, sql, now }) {
    const author = callerId(identity)
    const { appointmentId, observations, followUp, forSupervision, isCrisis, basedOn } = input
    await lockOwnConsultation(sql, appointmentId, author, now)
    const begun = await sql`
      insert into consultation_notes (appointment_id, author_id, updated_at)
      values (${appointmentId}, ${author}, ${now}) on conflict do nothing`
    const [note] = await sql<CurrentNote[]>`
      select state, observations, follow_up, for_supervision, is_crisis, updated_at from consultation_notes
      where appointment_id = ${appointmentId} and author_id = ${author} for update`
    if (!note) throw new AppError('not_found')
    const step = afterAct(note.state, 'save')
    if ('refusal' in step) throw new AppError(step.refusal)
    const words = { observations, follow_up: followUp, for_supervision: forSupervision, is_crisis: isCrisis }
    // The same text again, because the first answer was lost: saved, even though its version is no longer the one read.
    if (hashOfNote(words) === hashOfNote(note)) return { updatedAt: note.updated_at.toISOString() }
    if (begun.count === 0 && basedOn !== undefined && !isVersion(note, basedOn))
      throw new AppError('note_changed_meanwhile')
    await sql`
      update consultation_notes set ${sql({ ...words, updated_at: now })} where appointment_id = ${appointmentId}`
    return { updatedAt: now.toISOString() }
  },
})

const isVersion = ({ updated_at: updatedAt }: CurrentNote, basedOn: string | null): boolean =>
  basedOn !== null && updatedAt.getTime() === new Date(basedOn).getTime()
