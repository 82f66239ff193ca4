import { RATING_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { ratingSchema } from '#domain/video/schema.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { notifyModerators } from '../../ratings/notify-moderators.ts'
import type { RoomRow } from '../../video/find-room.ts'
import { requireRoom } from '../../video/require-room.ts'

/** By the patient of a held consultation, once, and editable for a limited time. The comment goes to the supervisor. */
export const rateConsultation = defineFunction({
  name: 'rate-consultation',
  who: ['patient'],
  input: ratingSchema,
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { appointmentId, stars, comment }, identity, sql, now, deps }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['patient'] })
    if (room.status !== 'confirmed' || !(await wasHeld(sql, room))) throw new AppError('rating_not_held')
    if (now >= addMinutes(room.ends_at, RATING_DAYS * 24 * 60)) throw new AppError('rating_over')
    const [before] = await sql<{ comment: string | null; comment_state: string | null }[]>`
      select comment, comment_state from consultation_ratings where appointment_id = ${appointmentId} for update`
    const isNew = (before?.comment ?? null) !== comment
    if (isNew && before?.comment_state && before.comment_state !== 'waiting')
      throw new AppError('rating_comment_settled', { field: 'comment' })
    await sql`
      insert into consultation_ratings as known (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
      values (${appointmentId}, ${room.patient_id}, ${room.practitioner_id}, ${stars}, ${comment},
        ${comment === null ? null : 'waiting'}, ${now})
      on conflict (appointment_id) do update set stars = excluded.stars,
        stars_changed_at = case when known.stars = excluded.stars then known.stars_changed_at else excluded.rated_at end
        ${isNew ? sql`, comment = excluded.comment, comment_state = excluded.comment_state, rated_at = excluded.rated_at` : sql``}`
    if (isNew && comment !== null && room.practitioner_id)
      await notifyModerators(sql, deps, room.practitioner_id, { isMailed: before?.comment_state !== 'waiting' })
    return { rated: true }
  },
})

/**
 * Uses the outcome once it is decided, a minute after the end. The question is asked at once, so until then having been
 * admitted is enough; the rating of a consultation then found too short is deleted (forget-unheld-rating.sql).
 */
async function wasHeld(sql: Transaction, { id, admitted_at: admittedAt }: RoomRow): Promise<boolean> {
  const [outcome] = await sql<{ was_held: boolean }[]>`
    select verdict in ('held', 'ended_by_patient') as was_held from consultation_outcomes where appointment_id = ${id}`
  return outcome ? outcome.was_held : admittedAt !== null
}
