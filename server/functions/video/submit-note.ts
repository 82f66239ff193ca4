import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { tellInbox } from '../../video/tell-inbox.ts'

/** « Prête pour la supervision ». A psychologist answers for their own note, which is signed at once. */
export const submitNote = defineFunction({
  name: 'submit-note',
  who: ['student', 'therapist'],
  input: appointmentRequestSchema,
  async handle({ input: { appointmentId }, identity, sql, now, deps: { fanout } }) {
    const author = callerId(identity)
    const [note] = await sql<{ state: string; is_empty: boolean; name: string; supervisor_id: string | null }[]>`
      select n.state, n.observations || n.follow_up || n.for_supervision = '' as is_empty,
        p.first_name || ' ' || p.last_name as name, p.supervisor_id
      from consultation_notes n join profiles p on p.id = n.author_id
      where n.appointment_id = ${appointmentId} and n.author_id = ${author} for update of n`
    if (!note) throw new AppError('not_found')
    if (note.state !== 'draft' && note.state !== 'needs_revision') throw new AppError('note_closed')
    if (note.is_empty) throw new AppError('note_empty')
    const isSigned = userTypeOf(identity.app_metadata?.user_type) === 'therapist'
    const state = isSigned ? 'signed' : 'ready'
    await sql`
      update consultation_notes set ${sql({
        state,
        submitted_at: now,
        updated_at: now,
        ...(isSigned && { signed_by: author, signed_by_name: note.name, signed_at: now }),
      })}
      where appointment_id = ${appointmentId}`
    tellInbox(sql, fanout, [note.supervisor_id], 'supervision')
    return { state }
  },
})
