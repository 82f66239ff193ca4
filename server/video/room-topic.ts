import { roomTopic } from '#domain/video/room.ts'
import { SERVICE } from '../db/identity.ts'
import type { Deps } from '../deps.ts'
import { isRecord } from '../doors/realtime/frames.ts'
import type { TopicRule } from '../doors/realtime/topic-rule.ts'
import { partyIn, type RoomRow, roomParameters, roomQuery, roomStateFor } from './find-room.ts'
import { createRoomStays } from './room-stays.ts'

const PREFIX = roomTopic('')

/** `session:<appointment id>`: its parties, while it is open. Broadcasts are allowed once the patient is admitted. */
export function createRoomTopic(deps: Deps): TopicRule {
  const { db, clock } = deps
  return {
    pattern: /^session:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    limits: { messagesPerSecond: 50 },
    isExclusive: true,
    async mayJoin(topic, { identity, capability }) {
      const id = topic.slice(PREFIX.length)
      const [room] = await db.readAs<RoomRow>(SERVICE, roomQuery, roomParameters(id, identity, capability))
      const party = room && partyIn(room, identity)
      if (!party || roomStateFor(room, party, clock()) !== 'open') return undefined
      return { key: party, mayBroadcast: room.admitted_at !== null }
    },
    maySay: ({ key }, payload) => !isRecord(payload) || payload.from === undefined || payload.from === key,
    onServerEvent(event, admission) {
      if (event === 'server:admitted') admission.mayBroadcast = true
    },
    onStay: createRoomStays(deps),
  }
}
