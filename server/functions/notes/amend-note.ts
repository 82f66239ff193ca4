import { AppError } from '#domain/errors.ts'
import { afterAct, type NoteState } from '#domain/notes/note-states.ts'
import { amendmentSchema } from '#domain/notes/schema.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { addReview } from '../../notes/add-review.ts'
import { hashOfAmendment } from '../../notes/content-hash.ts'

/** Amendment of a signed note, one at a time: saved as a draft, or submitted. */
export const amendNote = defineFunction({
  name: 'amend-note',
  who: ['student', 'therapist'],
  input: amendmentSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input: { appointmentId, body, isReady }, identity, sql, now, deps: { fanout } }) {
    const author = callerId(identity)
    const [note] = await sql<{ state: NoteState; name: string; supervisor_id: string | null }[]>`
      select n.state, p.first_name || ' ' || p.last_name as name, p.supervisor_id
      from consultation_notes n join profiles p on p.id = n.author_id
      where n.appointment_id = ${appointmentId} and n.author_id = ${author} for update of n`
    if (!note) throw new AppError('not_found')
    if (note.state !== 'signed') throw new AppError(note.state === 'ready' ? 'note_closed' : 'amendment_too_early')
    const { id, state } = await openAmendment(sql, { appointmentId, author, body }, now)
    const saved = afterAct(state, 'save')
    if ('refusal' in saved) throw new AppError(saved.refusal)
    await sql`update note_amendments set body = ${body}, updated_at = ${now} where id = ${id}`
    if (!isReady) return { state: saved.state }
    const isOwnToSign = userTypeOf(identity.app_metadata?.user_type) === 'therapist' && state === 'draft'
    const step = afterAct(state, isOwnToSign ? 'sign_own' : 'submit')
    if ('refusal' in step) throw new AppError(step.refusal)
    await sql`
      update note_amendments set ${sql({
        state: step.state,
        submitted_at: now,
        ...(isOwnToSign && { signed_by: author, signed_by_name: note.name, signed_at: now }),
      })}
      where id = ${id}`
    const round = { appointmentId, authorId: author, amendmentId: id, contentHash: hashOfAmendment({ id, body }) }
    await addReview(sql, { ...round, isCrisis: false, signedByName: isOwnToSign ? note.name : null }, now)
    notifyInbox(sql, fanout, [note.supervisor_id], 'supervision')
    return { state: step.state }
  },
})

/** The note's row lock prevents a second open amendment. */
async function openAmendment(
  sql: Transaction,
  { appointmentId, author, body }: { appointmentId: string; author: string; body: string },
  now: Date,
): Promise<{ id: string; state: NoteState }> {
  const [open] = await sql<{ id: string; state: NoteState }[]>`
    select id, state from note_amendments where appointment_id = ${appointmentId} and state <> 'signed'`
  if (open) return open
  const [added] = await sql<{ id: string; state: NoteState }[]>`
    insert into note_amendments (appointment_id, author_id, body, updated_at)
    values (${appointmentId}, ${author}, ${body}, ${now}) returning id, state`
  if (!added) throw new Error('the amendment was not written')
  return added
}
