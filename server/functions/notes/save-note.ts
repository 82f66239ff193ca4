import { AppError } from '#domain/errors.ts'
import { afterAct, type NoteState } from '#domain/notes/note-states.ts'
import { noteSchema } from '#domain/notes/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockOwnConsultation } from '../../video/lock-own-consultation.ts'

/** By the author, in the states `draft` and `needs_revision`. */
export const saveNote = defineFunction({
  name: 'save-note',
  who: ['student', 'therapist'],
  input: noteSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input, identity, sql, now }) {
    const author = callerId(identity)
    const { appointmentId, observations, followUp, forSupervision, isCrisis } = input
    await lockOwnConsultation(sql, appointmentId, author, now)
    await sql`
      insert into consultation_notes (appointment_id, author_id, updated_at)
      values (${appointmentId}, ${author}, ${now}) on conflict do nothing`
    const [note] = await sql<{ state: NoteState }[]>`
      select state from consultation_notes where appointment_id = ${appointmentId} and author_id = ${author} for update`
    if (!note) throw new AppError('not_found')
    const step = afterAct(note.state, 'save')
    if ('refusal' in step) throw new AppError(step.refusal)
    await sql`
      update consultation_notes set observations = ${observations}, follow_up = ${followUp},
        for_supervision = ${forSupervision}, is_crisis = ${isCrisis}, updated_at = ${now}
      where appointment_id = ${appointmentId}`
    return { updatedAt: now.toISOString() }
  },
})
