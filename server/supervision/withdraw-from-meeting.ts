import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyMeeting } from './notify-meeting.ts'

interface Withdrawal {
  meetingId: string
  personId: string
  /** The psychologist who offers it: cancelled for everybody. A student only gives their own place back. */
  isOwn: boolean
}

/** Cancels a meeting that has not begun, or one place in it, and tells the others. The caller has locked the meeting. */
export async function withdrawFromMeeting(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  { meetingId, personId, isOwn }: Withdrawal,
  now: Date,
): Promise<void> {
  await notifyMeeting(sql, deps, meetingId, { news: 'canceled', except: personId })
  if (isOwn) await sql`update supervision_meetings set canceled_at = ${now} where id = ${meetingId}`
  await sql`
    update meeting_bookings set canceled_at = ${now}
    where meeting_id = ${meetingId} and canceled_at is null and (${isOwn} or student_id = ${personId})`
}
