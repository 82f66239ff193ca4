import { meetingTopic } from '#domain/video/room.ts'
import { SERVICE } from '../db/identity.ts'
import type { Deps } from '../deps.ts'
import type { TopicRule } from '../doors/realtime/topic-rule.ts'
import { type MeetingRow, meetingParameters, meetingQuery, meetingState, placeIn } from './find-meeting.ts'
import { createMeetingStays } from './meeting-stays.ts'

const PREFIX = meetingTopic('')

/** `meeting:<id>`: the psychologist and the booked students, while it is open. No waiting room. */
export function createMeetingTopic(deps: Deps): TopicRule {
  const { db, clock } = deps
  return {
    pattern: /^meeting:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    limits: { messagesPerSecond: 50 },
    isExclusive: true,
    async mayJoin(topic, { identity }) {
      const id = topic.slice(PREFIX.length)
      const [meeting] = await db.readAs<MeetingRow>(SERVICE, meetingQuery, meetingParameters(id, identity))
      const party = meeting && placeIn(meeting, identity)
      if (!party || meetingState(meeting, clock()) !== 'open') return undefined
      return { key: party, mayBroadcast: true }
    },
    onStay: createMeetingStays(deps),
  }
}
