import { bookingLimitsSchema } from '#domain/availability/booking-limits.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** The notice and the number of consultations a day that a practitioner asks for; under the lock of every booking. */
export const limitBookings = defineFunction({
  name: 'limit-bookings',
  who: ['student', 'therapist'],
  input: bookingLimitsSchema,
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { noticeMinutes, sessionsADay }, identity, sql }) {
    const practitionerId = callerId(identity)
    await lockOwnCalendar(sql, practitionerId)
    await sql`
      update app.calendars set notice_minutes = ${noticeMinutes}, sessions_a_day = ${sessionsADay}
      where practitioner_id = ${practitionerId}`
    await sql`select app.refresh_offer(${practitionerId}, now(), 'infinity')`
    return { saved: true }
  },
})
