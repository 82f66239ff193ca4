import { AppError } from '#domain/errors.ts'
import { ratingReplySchema } from '#domain/ratings/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requirePractising } from '../../identity/require-practising.ts'
import { notifyModerators } from '../../ratings/notify-moderators.ts'

/** One reply to a published comment. It is moderated in the same way. */
export const replyToRating = defineFunction({
  name: 'reply-to-rating',
  who: ['student', 'therapist'],
  input: ratingReplySchema,
  async handle({ input: { ratingId, body }, identity, sql, now, deps }) {
    const author = callerId(identity)
    await requirePractising(sql, author)
    const [rating] = await sql<{ id: string }[]>`
      select id from consultation_ratings
      where id = ${ratingId} and practitioner_id = ${author} and comment_state = 'passed_on'`
    if (!rating) throw new AppError('not_found')
    const written = await sql`
      insert into rating_replies (rating_id, author_id, body, replied_at) values (${ratingId}, ${author}, ${body}, ${now})
      on conflict do nothing`
    if (written.count === 0) throw new AppError('rating_already_answered')
    await notifyModerators(sql, deps, author, { isMailed: true })
    return { replied: true }
  },
})
