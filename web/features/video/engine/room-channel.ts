import type { RealtimeChannel } from '@supabase/supabase-js'
import type { Party } from '#domain/video/room.ts'
import type { SupabaseClient } from '#web/lib/client.ts'
import { isParty } from './parties.ts'

/** Presence data of one tab. */
export interface RoomPresence {
  /** Id of this tab, until it is closed or reloaded. */
  instance: string
  /** Commitment to the certificate of each connection: see `code-words.ts`. */
  commits: Record<string, string>
  /** Picture mode of the person, shown before they are admitted. */
  mode: string
  /** Time of arrival in milliseconds, by the server's clock. */
  since: number
}

/**
 * `replaced`: the same party joined from another tab. `closed`: the server ended the room, or this person's right to be
 * in it. `refused`: the server does not admit this person now.
 */
export type ChannelStatus = 'joining' | 'joined' | 'away' | 'replaced' | 'closed' | 'refused'

export interface RoomChannelHandlers {
  onStatus: (status: ChannelStatus) => void
  onPresence: (present: Map<Party, RoomPresence>) => void
  /** Events of other browsers and of the server. */
  onEvent: (event: string, payload: unknown) => void
}

const EVENTS = ['signal', 'chat', 'server:admitted', 'server:ended', 'server:removed', 'server:changed'] as const

/** Private Realtime channel of one room. The client rejoins by itself after each interruption. */
export class RoomChannel {
  readonly #supabase: SupabaseClient
  readonly #topic: string
  readonly #handlers: RoomChannelHandlers
  #channel: RealtimeChannel | undefined
  #presence: RoomPresence | undefined
  #isJoined = false
  #isLeaving = false
  /** The server gives a reason for a close, except to a tab that another one replaces. */
  #hasReason = false

  constructor(supabase: SupabaseClient, topic: string, handlers: RoomChannelHandlers) {
    this.#supabase = supabase
    this.#topic = topic
    this.#handlers = handlers
  }

  get isJoined(): boolean {
    return this.#isJoined
  }

  async join(presence: RoomPresence): Promise<void> {
    this.#presence = presence
    this.#isLeaving = false
    await this.refreshToken()
    if (this.#channel) await this.#supabase.removeChannel(this.#channel)
    if (this.#isLeaving) return
    const channel = this.#supabase.channel(this.#topic, {
      config: { private: true, broadcast: { self: false, ack: false }, presence: { key: '', enabled: true } },
    })
    this.#channel = channel
    for (const event of EVENTS)
      channel.on('broadcast', { event }, ({ payload }: { payload?: unknown }) => this.#handlers.onEvent(event, payload))
    channel.on('system', {}, () => {
      this.#hasReason = true
    })
    channel.on('presence', { event: 'sync' }, () => this.#handlers.onPresence(presentIn(channel)))
    channel.subscribe((status, error) => this.#follow(channel, status, error))
  }

  #follow(channel: RealtimeChannel, status: string, error?: Error) {
    if (channel !== this.#channel || this.#isLeaving) return
    this.#isJoined = status === 'SUBSCRIBED'
    if (status === 'SUBSCRIBED') {
      this.#hasReason = false
      this.#handlers.onStatus('joined')
      if (this.#presence) void channel.track(this.#presence)
    } else if (status === 'CLOSED') this.#handlers.onStatus(this.#hasReason ? 'closed' : 'replaced')
    else this.#handlers.onStatus(error && /Unauthorized/.test(error.message) ? 'refused' : 'away')
  }

  /** Before joining, and after a sleep during which the token may have expired. */
  async refreshToken(): Promise<void> {
    await this.#supabase.realtime.setAuth()
  }

  /** The client does not reconnect in a hidden tab by itself. */
  reconnect() {
    if (!this.#isJoined && !this.#supabase.realtime.isConnected()) this.#supabase.realtime.connect()
  }

  track(presence: RoomPresence) {
    this.#presence = presence
    if (this.#isJoined) void this.#channel?.track(presence)
  }

  /** Returns whether it was passed to the server. */
  send(event: 'signal' | 'chat', payload: object): boolean {
    if (!this.#isJoined || !this.#channel) return false
    void this.#channel.send({ type: 'broadcast', event, payload })
    return true
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    this.#isJoined = false
    const channel = this.#channel
    this.#channel = undefined
    if (channel) await this.#supabase.removeChannel(channel)
  }
}

function presentIn(channel: RealtimeChannel): Map<Party, RoomPresence> {
  const present = new Map<Party, RoomPresence>()
  for (const [key, metas] of Object.entries(channel.presenceState<Partial<RoomPresence>>())) {
    const latest = metas.at(-1)
    if (isParty(key) && typeof latest?.instance === 'string')
      present.set(key, {
        instance: latest.instance,
        commits: latest.commits ?? {},
        mode: latest.mode ?? '',
        since: latest.since ?? Date.now(),
      })
  }
  return present
}
