import { RATING_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { ratingSchema } from '#domain/video/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { requireRoom } from '../../video/require-room.ts'

/** By the patient who was in the call, within a week. */
export const rateConsultation = defineFunction({
  name: 'rate-consultation',
  who: ['patient'],
  input: ratingSchema,
  async handle({ input: { appointmentId, stars, comment, commentShared }, identity, sql, now }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['patient'] })
    const hasMet = room.admitted_at !== null || (room.joint_seconds ?? 0) > 0
    if (room.status !== 'confirmed' || !hasMet || now >= addMinutes(room.ends_at, RATING_DAYS * 24 * 60))
      throw new AppError('rating_over')
    await sql`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_shared, rated_at)
      values (${appointmentId}, ${room.patient_id}, ${room.practitioner_id}, ${stars}, ${comment}, ${commentShared}, ${now})
      on conflict (appointment_id) do update set stars = excluded.stars, comment = excluded.comment,
        comment_shared = excluded.comment_shared, rated_at = excluded.rated_at`
    return { rated: true }
  },
})
