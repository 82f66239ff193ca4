import { AppError } from '#domain/errors.ts'
import { afterAct, whyCannotDecide } from '#domain/notes/note-states.ts'
import { reviewSchema } from '#domain/notes/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { requireReviewedNote } from '../../notes/require-reviewed-note.ts'
import { loadAmendments, waitingForReview } from '../../notes/waiting-for-review.ts'

/**
 * « Signer » or « À revoir… », for the version the reviewer has opened. Of two
 * concurrent reviews, the second finds it decided.
 */
export const reviewNote = defineFunction({
  name: 'review-note',
  who: ['therapist'],
  input: reviewSchema,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const { appointmentId, decision } = input
    const reviewerId = callerId(identity)
    const note = await requireReviewedNote(sql, appointmentId, reviewerId, now)
    const waiting = await waitingForReview(sql, note, await loadAmendments(sql, appointmentId))
    const step = afterAct(waiting ? 'ready' : note.state, decision === 'signed' ? 'sign' : 'send_back')
    if ('refusal' in step) throw new AppError(step.refusal)
    if (!waiting) throw new AppError('note_not_ready')
    const openings = await sql<{ content_hash: string }[]>`
      select content_hash from app.note_openings where appointment_id = ${appointmentId} and reader_id = ${reviewerId}`
    const openedHashes = openings.map(({ content_hash: hash }) => hash)
    const why = whyCannotDecide({ seenHash: input.contentHash, currentHash: waiting.contentHash, openedHashes })
    if (why) throw new AppError(why)

    const { reviewer_name: name } = note
    const comment = decision === 'needs_revision' ? input.comment : null
    const signature = { signed_by: reviewerId, signed_by_name: name, signed_at: now }
    const change = sql({ state: step.state, comment, updated_at: now, ...(decision === 'signed' && signature) })
    await (waiting.amendmentId
      ? sql`update note_amendments set ${change} where id = ${waiting.amendmentId}`
      : sql`update consultation_notes set ${change} where appointment_id = ${appointmentId}`)
    await sql`
      update note_reviews set decision = ${decision}, reviewer_id = ${reviewerId}, reviewer_name = ${name},
        comment = ${comment}, reviewed_at = ${now}
      where id = ${waiting.reviewId}`
    const [author] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${note.author_id}`
    if (decision === 'needs_revision' && author?.email) {
      const data = { appointmentId, startsAt: note.starts_at.toISOString() }
      await queueMail(sql, jobs, { to: author.email, template: 'note-sent-back', data })
    }
    notifyInbox(sql, fanout, [note.author_id, reviewerId], 'supervision')
    notifyInbox(sql, fanout, [note.author_id, note.patient_id], 'appointments')
    return { state: decision }
  },
})
