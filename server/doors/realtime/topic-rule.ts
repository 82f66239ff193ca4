import type { Identity } from '../../db/identity.ts'

/** Who asks for a channel. A token that is no sign-in's may still be worth something to a rule: a guest's invitation. */
export interface LiveCaller {
  identity: Identity
  capability: string | undefined
}

export interface Admission {
  /** Who they are in this channel: their presence key, whatever the client says. */
  key: string
  /** Whether what they send reaches the others. */
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

/** What a rule keeps of who is in its channels, for all processes. */
export interface StayKeeper {
  /** Answers what is left over from earlier stays under this key, which are over with it. */
  entered(stay: Stay): Promise<Presence[]>
  tracked(stay: Stay, presence: Presence | undefined): Promise<void>
  present(topic: string): Promise<Presence[]>
  seen(stays: readonly { id: string; at: Date }[]): Promise<void>
  /** `left`: they said so, or came in elsewhere; `lost`: their connection ended. */
  left(stay: Stay, how: 'left' | 'lost', at: Date): Promise<void>
  /** Stays whose process has died, by topic. */
  sweep(now: Date): Promise<(Presence & { topic: string })[]>
}

/** Everything that the door knows of a feature: handed over by app.ts. */
export interface TopicRule {
  /** On the topic without the client's `realtime:`. */
  pattern: RegExp
  limits: { messagesPerSecond: number }
  /** Whether a key is in one place at a time: the newest join wins, the older is closed. */
  isExclusive: boolean
  /** Asked at each join, at each new token and once a minute; nothing: they may not, or not now. */
  mayJoin(topic: string, caller: LiveCaller): Promise<Admission | undefined>
  /** Whether somebody may say this: that it is not in another's name. */
  maySay?(admission: Admission, payload: unknown): boolean
  /** A server's own event that passes through the topic may change what those in it may do. */
  onServerEvent?(event: string, admission: Admission): void
  onStay?: StayKeeper
}

/** Events that only the server sends. */
export const isServerEvent = (event: string) => event.startsWith('server:')
