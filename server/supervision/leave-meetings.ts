import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { closeMeeting } from './end-meeting.ts'
import { withdrawFromMeeting } from './withdraw-from-meeting.ts'

interface OpenMeeting {
  id: string
  is_own: boolean
  has_begun: boolean
}

/**
 * For somebody who is suspended, loses their place or deletes their account: nobody waits for them in a meeting to come,
 * and a psychologist's meeting that has begun ends for everybody.
 */
export async function leaveMeetings(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  personId: string,
  now: Date,
): Promise<void> {
  const meetings = await sql<OpenMeeting[]>`
    select m.id, m.supervisor_id = ${personId} as is_own, m.starts_at <= ${now} as has_begun
    from supervision_meetings m
    where m.canceled_at is null and m.ended_at is null and m.ends_at > ${now}
      and (m.supervisor_id = ${personId} or m.id in (
        select b.meeting_id from meeting_bookings b where b.student_id = ${personId} and b.canceled_at is null))
    order by m.id for update of m`
  for (const { id: meetingId, is_own: isOwn, has_begun: hasBegun } of meetings) {
    if (!hasBegun) await withdrawFromMeeting(sql, deps, { meetingId, personId, isOwn }, now)
    else if (isOwn) await closeMeeting(sql, deps.fanout, meetingId, now)
  }
}
