import { meetingTopic } from '#domain/video/room.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'
import type { MeetingRoom } from './meeting-room.ts'

/** « Terminer »: by the psychologist, for everybody; a student only leaves. */
export async function endMeeting(
  sql: Transaction,
  fanout: Fanout,
  { meeting, party }: MeetingRoom,
  now: Date,
): Promise<void> {
  if (party !== 'practitioner' || meeting.ended_at || now < meeting.starts_at) return
  await closeMeeting(sql, fanout, meeting.id, now)
}

/** Ends a meeting that has begun. The time spent in it counts. */
export async function closeMeeting(sql: Transaction, fanout: Fanout, meetingId: string, now: Date): Promise<void> {
  await sql`update supervision_meetings set ended_at = ${now} where id = ${meetingId} and ended_at is null`
  const topic = meetingTopic(meetingId)
  const body = JSON.stringify({ endedAt: now.toISOString(), endedBy: 'practitioner' })
  afterCommit(sql, () => {
    fanout.publish({ type: 'broadcast', topic, event: 'server:ended', encoding: 'json', body })
    fanout.publish({ type: 'close', topic, reason: 'the meeting has ended' })
  })
}
