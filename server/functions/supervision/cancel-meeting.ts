import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { withdrawFromMeeting } from '../../supervision/withdraw-from-meeting.ts'

/** By the psychologist for everybody; by a student for themselves. */
export const cancelMeeting = defineFunction({
  name: 'cancel-meeting',
  who: ['student', 'therapist'],
  input: z.object({ meetingId: z.uuid() }),
  async handle({ input: { meetingId }, identity, sql, now, deps }) {
    const caller = callerId(identity)
    const [meeting] = await sql<{ supervisor_id: string; starts_at: Date }[]>`
      select supervisor_id, starts_at from supervision_meetings where id = ${meetingId} and canceled_at is null for update`
    if (!meeting) throw new AppError('not_found')
    const isOwn = meeting.supervisor_id === caller
    const bookings = await sql`
      select from meeting_bookings
      where meeting_id = ${meetingId} and student_id = ${caller} and canceled_at is null`
    if (!isOwn && bookings.count === 0) throw new AppError('not_found')
    if (meeting.starts_at <= now) throw new AppError('meeting_gone')
    await withdrawFromMeeting(sql, deps, { meetingId, personId: caller, isOwn }, now)
    return { canceled: true }
  },
})
