import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { type MeetingKind, placesIn } from '#domain/supervision/meeting.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { isInConsultation } from '../../supervision/is-in-consultation.ts'
import { notifyMeeting } from '../../supervision/notify-meeting.ts'

interface Offered {
  kind: MeetingKind
  starts_at: Date
  ends_at: Date
}

/** A student books a meeting of their own supervisor. The meeting's row lock decides who gets the last place. */
export const bookMeeting = defineFunction({
  name: 'book-meeting',
  who: ['student'],
  input: z.object({ meetingId: z.uuid() }),
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { meetingId }, identity, sql, now, deps }) {
    const studentId = callerId(identity)
    await lockOwnCalendar(sql, studentId)
    const [meeting] = await sql<Offered[]>`
      select m.kind, m.starts_at, m.ends_at
      from supervision_meetings m join profiles p on p.id = ${studentId} and p.supervisor_id = m.supervisor_id
      where m.id = ${meetingId} and m.canceled_at is null and m.starts_at > ${now} for update of m`
    if (!meeting) throw new AppError('meeting_gone')
    // Separate statement, so that it sees what the previous lock holder has written.
    const booked = await sql<{ student_id: string }[]>`
      select student_id from meeting_bookings where meeting_id = ${meetingId} and canceled_at is null`
    // Pressed again, in another tab or after a lost answer: nothing to tell, and the order of the places stays.
    if (booked.some(({ student_id: id }) => id === studentId)) return { booked: true }
    if (booked.count >= placesIn(meeting.kind)) throw new AppError('meeting_gone')
    const times = { startsAt: meeting.starts_at, endsAt: meeting.ends_at }
    if (await isInConsultation(sql, studentId, times)) throw new AppError('meeting_overlaps')
    await sql`
      insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
      values (${meetingId}, ${studentId}, ${times.startsAt}, ${times.endsAt}, ${now})
      on conflict on constraint meeting_bookings_pkey do update set canceled_at = null, booked_at = excluded.booked_at`
    await notifyMeeting(sql, deps, meetingId, { news: 'booked', except: studentId })
    return { booked: true }
  },
})
