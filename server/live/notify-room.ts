import { type Party, type RoomEvents, roomTopic } from '#domain/video/room.ts'
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

/** Disconnects everybody from the room. */
export function closeRoom(sql: Transaction, fanout: Fanout, appointmentId: string, reason: string): void {
  const topic = roomTopic(appointmentId)
  afterCommit(sql, () => fanout.publish({ type: 'close', topic, reason }))
}

/**
 * Disconnects one party, and tells the others to close their links to it: the call itself runs between the browsers, and
 * goes on with somebody who has lost our server.
 */
export function removeFromRoom(
  sql: Transaction,
  fanout: Fanout,
  appointmentId: string,
  party: Party,
  reason: string,
): void {
  const topic = roomTopic(appointmentId)
  afterCommit(sql, () => fanout.publish({ type: 'close', topic, reason, key: party }))
  notifyRoom(sql, fanout, appointmentId, 'server:removed', { party })
}
