import type { Identity } from '../../db/identity.ts'

/**
 * Caller of a channel. A token that is not an access token may still be a capability
 * for a rule, such as a guest's invitation.
 */
export interface LiveCaller {
  identity: Identity
  capability: string | undefined
}

export interface Admission {
  /** Presence key in this channel, whatever the client sends. */
  key: string
  /** Whether their broadcasts reach the others. */
  mayBroadcast: boolean
}

export interface Stay {
  id: string
  topic: string
  key: string
  enteredAt: Date
}

export interface Presence {
  key: string
  ref: string
  meta: Record<string, unknown>
}

/** Storage of a rule's presence, shared by all processes. */
export interface StayStore {
  /** Returns the presence left from earlier stays under this key, which end with it. */
  entered(stay: Stay): Promise<Presence[]>
  tracked(stay: Stay, presence: Presence | undefined): Promise<void>
  present(topic: string): Promise<Presence[]>
  /** Whether this party is connected, to any process. */
  isPresent(topic: string, key: string): Promise<boolean>
  seen(stays: readonly { id: string; at: Date }[]): Promise<void>
  /** `left`: explicitly, or replaced by another join; `lost`: the connection ended. */
  left(stay: Stay, how: 'left' | 'lost', at: Date): Promise<void>
  /** Ends stays whose process has died; returns them by topic. */
  sweep(now: Date): Promise<(Presence & { topic: string })[]>
}

/** Access rules of a topic: the only link from this API to a feature, passed in by app.ts. */
export interface TopicRule {
  /** Matches the topic without the client's prefix `realtime:`. */
  pattern: RegExp
  limits: { messagesPerSecond: number }
  /** Whether a key has one active join: the newest wins, the older one is closed. */
  isExclusive: boolean
  /** Called at each join, at each new token and once a minute; undefined refuses. */
  mayJoin(topic: string, caller: LiveCaller): Promise<Admission | undefined>
  /** Whether the payload is allowed, for example not in another member's name. */
  maySay?(admission: Admission, payload: unknown): boolean
  /** Called for server events of the topic, which may change the rights of its members. */
  onServerEvent?(event: string, admission: Admission): void
  onStay?: StayStore
}

/** Reserved for the server. */
export const isServerEvent = (event: string) => event.startsWith('server:')
