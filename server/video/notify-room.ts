import { type RoomEvents, roomTopic } from '#domain/video/room.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'

/** Sends a server event to everybody in the room, after the commit. */
export function notifyRoom<E extends keyof RoomEvents>(
  sql: Transaction,
  fanout: Fanout,
  appointmentId: string,
  event: E,
  payload: RoomEvents[E],
): void {
  const message = { topic: roomTopic(appointmentId), event, encoding: 'json', body: JSON.stringify(payload) } as const
  afterCommit(sql, () => fanout.publish({ type: 'broadcast', ...message }))
}

/** Disconnects one party from the room, or everybody. */
export function closeRoom(sql: Transaction, fanout: Fanout, appointmentId: string, reason: string, key?: string): void {
  const topic = roomTopic(appointmentId)
  afterCommit(sql, () => fanout.publish({ type: 'close', topic, reason, ...(key && { key }) }))
}
