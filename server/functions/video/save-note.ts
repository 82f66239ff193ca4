import { AppError } from '#domain/errors.ts'
import { noteSchema } from '#domain/video/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockOwnConsultation } from '../../video/lock-own-consultation.ts'

/** The author's, in `draft` and `needs_revision`. */
export const saveNote = defineFunction({
  name: 'save-note',
  who: ['student', 'therapist'],
  input: noteSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input, identity, sql, now }) {
    const author = callerId(identity)
    const { appointmentId, observations, followUp, forSupervision, isCrisis } = input
    await lockOwnConsultation(sql, appointmentId, author, now)
    const saved = await sql`
      insert into consultation_notes as note
        (appointment_id, author_id, observations, follow_up, for_supervision, is_crisis, updated_at)
      values (${appointmentId}, ${author}, ${observations}, ${followUp}, ${forSupervision}, ${isCrisis}, ${now})
      on conflict (appointment_id) do update set observations = excluded.observations, follow_up = excluded.follow_up,
        for_supervision = excluded.for_supervision, is_crisis = excluded.is_crisis, updated_at = excluded.updated_at
      where note.author_id = ${author} and note.state in ('draft', 'needs_revision')`
    if (saved.count === 0) throw new AppError('note_closed')
    return { updatedAt: now.toISOString() }
  },
})
