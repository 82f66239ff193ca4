import { AppError } from '#domain/errors.ts'
import type { InputOf } from '#domain/functions.ts'
import { moderationSchema } from '#domain/ratings/schema.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyInbox } from '../../video/notify-inbox.ts'

interface Moderated {
  appointment_id: string
  patient_id: string
  practitioner_id: string
}

/** Publishes a comment unchanged, or withholds it with a reason shown to its author. */
export const moderateRating = defineFunction({
  name: 'moderate-rating',
  who: ['therapist'],
  input: moderationSchema,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const moderated = await moderate(sql, input, callerId(identity), now)
    if (!moderated) throw new AppError('not_found')
    const { appointment_id: appointmentId, patient_id: patientId, practitioner_id: practitionerId } = moderated
    const isComment = input.about === 'comment'
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

/** Updates a waiting comment or reply, if the caller is its moderator. */
async function moderate(
  sql: Transaction,
  { ratingId, about, isPassedOn, reason }: InputOf<'moderate-rating'>,
  moderatorId: string,
  now: Date,
): Promise<Moderated | undefined> {
  const state = isPassedOn ? 'passed_on' : 'withheld'
  const withheldReason = isPassedOn ? null : reason
  if (about === 'comment') {
    const [rating] = await sql<Moderated[]>`
      update consultation_ratings set comment_state = ${state}, withheld_reason = ${withheldReason},
        moderated_by = ${moderatorId}, moderated_at = ${now}
      where id = ${ratingId} and comment_state = 'waiting' and app.moderates(${moderatorId}, practitioner_id, rated_at)
      returning appointment_id, patient_id, practitioner_id`
    return rating
  }
  const [reply] = await sql<Moderated[]>`
    update rating_replies reply set state = ${state}, withheld_reason = ${withheldReason}, moderated_by = ${moderatorId},
      moderated_at = ${now}
    from consultation_ratings r
    where reply.rating_id = ${ratingId} and r.id = reply.rating_id and reply.state = 'waiting'
      and app.moderates(${moderatorId}, r.practitioner_id, reply.replied_at)
    returning r.appointment_id, r.patient_id, r.practitioner_id`
  return reply
}
