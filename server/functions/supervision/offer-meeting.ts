import { AppError } from '#domain/errors.ts'
import { meetingTimes, newMeetingSchema } from '#domain/supervision/meeting.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { isInConsultation } from '../../supervision/is-in-consultation.ts'

/** Offers a meeting time to the caller's students; a constraint prevents overlaps. */
export const offerMeeting = defineFunction({
  name: 'offer-meeting',
  who: ['therapist'],
  input: newMeetingSchema,
  limit: { per: 'account', times: 100, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now, deps: { fanout } }) {
    const supervisorId = callerId(identity)
    const times = meetingTimes(input, now)
    if (typeof times === 'string') throw new AppError(times)
    await lockOwnCalendar(sql, supervisorId)
    if (await isInConsultation(sql, supervisorId, times)) throw new AppError('meeting_overlaps')
    const [meeting] = await sql<{ id: string }[]>`
      insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
      values (${supervisorId}, ${input.kind}, ${times.startsAt}, ${times.endsAt}, ${now}) returning id`
    if (!meeting) throw new Error('the meeting was not written')
    const students = await sql<{ id: string }[]>`select id from profiles where supervisor_id = ${supervisorId}`
    notifyInbox(sql, fanout, [supervisorId, ...students.map(({ id }) => id)], 'supervision')
    return { meetingId: meeting.id }
  },
})
