import { AppError } from '#domain/errors.ts'
import type { InputOf } from '#domain/functions.ts'
import { moderationSchema } from '#domain/ratings/schema.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'

interface Waiting {
  appointment_id: string
  patient_id: string
  practitioner_id: string
  words: string
}

/** Publishes a comment unchanged, or withholds it with a reason shown to its author. */
export const moderateRating = defineFunction({
  name: 'moderate-rating',
  who: ['therapist'],
  input: moderationSchema,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const moderatorId = callerId(identity)
    const isComment = input.about === 'comment'
    const waiting = await (isComment ? lockComment : lockReply)(sql, input.ratingId, moderatorId)
    if (!waiting) throw new AppError('not_found')
    if (waiting.words !== input.words) throw new AppError('conflict')
    await decide(sql, input, moderatorId, now)
    const { appointment_id: appointmentId, patient_id: patientId, practitioner_id: practitionerId } = waiting
    // Only its author learns that a reply was withheld; the patient never knows of it.
    const reader =
      isComment && input.isPassedOn ? practitionerId : isComment || input.isPassedOn ? patientId : practitionerId
    const [person] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${reader}`
    if (person?.email && reader === patientId)
      await queueMail(sql, jobs, { to: person.email, template: 'rating-answered', data: { appointmentId } })
    if (person?.email && isComment && input.isPassedOn)
      await queueMail(sql, jobs, { to: person.email, template: 'rating-words', data: { news: 'passed-on' } })
    notifyInbox(sql, fanout, [reader], reader === patientId ? 'appointments' : 'supervision')
    return { moderated: true }
  },
})

/** A waiting comment, if the caller is its moderator. */
async function lockComment(sql: Transaction, ratingId: string, moderatorId: string): Promise<Waiting | undefined> {
  const [comment] = await sql<Waiting[]>`
    select appointment_id, patient_id, practitioner_id, comment as words from consultation_ratings
    where id = ${ratingId} and comment_state = 'waiting' and app.moderates(${moderatorId}, practitioner_id, rated_at)
    for update`
  return comment
}

/** A waiting reply, if the caller is its moderator. */
async function lockReply(sql: Transaction, ratingId: string, moderatorId: string): Promise<Waiting | undefined> {
  const [reply] = await sql<Waiting[]>`
    select r.appointment_id, r.patient_id, r.practitioner_id, reply.body as words
    from rating_replies reply join consultation_ratings r on r.id = reply.rating_id
    where reply.rating_id = ${ratingId} and reply.state = 'waiting'
      and app.moderates(${moderatorId}, r.practitioner_id, reply.replied_at)
    for update of reply`
  return reply
}

async function decide(
  sql: Transaction,
  { ratingId, about, isPassedOn, reason }: InputOf<'moderate-rating'>,
  moderatorId: string,
  now: Date,
): Promise<void> {
  const state = isPassedOn ? 'passed_on' : 'withheld'
  const moderation = { withheld_reason: isPassedOn ? null : reason, moderated_by: moderatorId, moderated_at: now }
  await (about === 'comment'
    ? sql`update consultation_ratings set ${sql({ comment_state: state, ...moderation })} where id = ${ratingId}`
    : sql`update rating_replies set ${sql({ state, ...moderation })} where rating_id = ${ratingId}`)
}
