import type { Clock } from '../../clock.ts'
import type { Fanout, FanoutMessage, PresenceMetas } from '../../db/fanout.ts'
import { describeError, type Log } from '../../log.ts'
import { broadcastFrame } from './frames.ts'
import type { Member } from './member.ts'
import { refusals } from './refusals.ts'
import { isServerEvent, type Presence } from './topic-rule.ts'

/** Members of each topic in this process, and their messages to and from other processes. */
export class Hub {
  readonly #topics = new Map<string, Set<Member>>()
  readonly #fanout: Fanout
  readonly #clock: Clock
  readonly #log: Log
  readonly #unsubscribe: () => void

  constructor(fanout: Fanout, clock: Clock, log: Log) {
    this.#fanout = fanout
    this.#clock = clock
    this.#log = log
    this.#unsubscribe = fanout.subscribe({
      hear: (message) => this.#hear(message),
      missed: () => this.#catchUp(),
    })
  }

  get members(): Member[] {
    return [...this.#topics.values()].flatMap((members) => [...members])
  }

  /** Subscribes before the state is read: messages that arrive meanwhile are buffered by the client. */
  add(member: Member): void {
    const members = this.#topics.get(member.topic)
    if (members) members.add(member)
    else this.#topics.set(member.topic, new Set([member]))
  }

  /** Whether this party is connected to this process. */
  isHere(topic: string, key: string): boolean {
    return [...(this.#topics.get(topic) ?? [])].some(({ admission }) => admission.key === key)
  }

  /** Stored before it is broadcast: somebody who joins meanwhile either reads it or receives it. */
  async enter(member: Member): Promise<void> {
    const leftOver = (await member.rule.onStay?.entered(member.stay)) ?? []
    if (leftOver.length > 0) this.#tellPresence(member.topic, [], leftOver)
    if (!member.rule.isExclusive) return
    const { topic, id: joinId, admission, enteredAt } = member
    this.#fanout.publish({ type: 'replaced', topic, key: admission.key, joinId, enteredAt: enteredAt.getTime() })
  }

  async presenceState(member: Member): Promise<PresenceMetas> {
    const { topic, rule } = member
    const byKey = new Map<string, Presence>()
    for (const presence of (await rule.onStay?.present(topic)) ?? []) byKey.set(presence.key, presence)
    for (const { presence } of this.#topics.get(topic) ?? []) if (presence) byKey.set(presence.key, presence)
    return metasOf([...byKey.values()])
  }

  async track(member: Member, meta: Record<string, unknown> | undefined): Promise<void> {
    const before = member.presence
    const ref = crypto.randomUUID().slice(0, 12)
    const after = meta && { key: member.admission.key, ref, meta }
    member.presence = after
    await member.rule.onStay?.tracked(member.stay, after)
    if (this.#has(member)) this.#tellPresence(member.topic, after ? [after] : [], before ? [before] : [])
  }

  broadcast(
    from: Member | undefined,
    { topic, event, encoding, body }: { topic: string; event: string; encoding: 'json' | 'bytes'; body: Buffer },
  ): void {
    const text = body.toString(encoding === 'json' ? 'utf8' : 'base64')
    const except = from && !from.options.self ? { except: from.id } : {}
    this.#fanout.publish({ type: 'broadcast', topic, event, encoding, body: text, ...except })
  }

  async leave(member: Member, how: 'left' | 'lost', at: Date = this.#clock()): Promise<void> {
    if (!this.#forget(member)) return
    try {
      await member.rule.onStay?.left(member.stay, how, at)
    } catch (error) {
      this.#log.warn('the end of a stay was not written', describeError(error))
    }
    if (member.presence) this.#tellPresence(member.topic, [], [member.presence])
  }

  /** Announces the departure of members of dead processes. */
  tellGone(gone: readonly (Presence & { topic: string })[]): void {
    for (const { topic, ...presence } of gone) this.#tellPresence(topic, [], [presence])
  }

  stop(): void {
    this.#unsubscribe()
  }

  #has(member: Member): boolean {
    return this.#topics.get(member.topic)?.has(member) ?? false
  }

  #forget(member: Member): boolean {
    const members = this.#topics.get(member.topic)
    if (!members?.delete(member)) return false
    if (members.size === 0) this.#topics.delete(member.topic)
    member.socket.forget(member)
    return true
  }

  #tellPresence(topic: string, joins: Presence[], leaves: Presence[]): void {
    if (joins.length + leaves.length === 0) return
    this.#fanout.publish({ type: 'presence', topic, joins: metasOf(joins), leaves: metasOf(leaves) })
  }

  #hear(message: FanoutMessage): void {
    const members = this.#topics.get(message.topic)
    if (!members) return
    switch (message.type) {
      case 'broadcast':
        return this.#deliver(members, message)
      case 'presence':
        for (const member of members)
          if (member.options.presence) member.push('presence_diff', { joins: message.joins, leaves: message.leaves })
        return
      case 'replaced':
        for (const member of members) if (isOlder(member, message)) this.close(member)
        return
      case 'close':
        for (const member of members)
          if (message.key === undefined || message.key === member.admission.key) this.close(member, message.reason)
    }
  }

  #deliver(members: Set<Member>, message: Extract<FanoutMessage, { type: 'broadcast' }>): void {
    const { topic, event, encoding, body, except } = message
    const frame = broadcastFrame(
      `realtime:${topic}`,
      event,
      encoding,
      Buffer.from(body, encoding === 'json' ? 'utf8' : 'base64'),
    )
    for (const member of members) {
      if (isServerEvent(event)) member.rule.onServerEvent?.(event, member.admission)
      if (member.id !== except) member.socket.send(frame)
    }
  }

  /** Closes the channel permanently: the client does not rejoin by itself. */
  close(member: Member, reason?: string): void {
    if (reason) member.tellError(reason)
    member.push('phx_close', {})
    void this.leave(member, 'left')
  }

  /** Closes the channel with an error: the client rejoins with a fresh token. */
  fail(member: Member, reason: string): void {
    member.tellError(reason)
    member.push('phx_error', {})
    void this.leave(member, 'lost')
  }

  /** Checks again whether the member may be here, and what they may do. */
  async recheck(member: Member): Promise<void> {
    member.checkedAt = this.#clock().getTime()
    const admission = await member.rule.mayJoin(member.topic, member.caller)
    if (admission?.key === member.admission.key) member.admission = admission
    else this.close(member, refusals.unauthorized(member.topic))
  }

  /**
   * After a lost connection to the other processes: reloads the presence state, because joins and leaves were missed, and
   * has the next sweep check everybody, because admissions and closings were missed too.
   */
  #catchUp(): void {
    for (const member of this.members) {
      member.checkedAt = 0
      if (!member.options.presence) continue
      this.presenceState(member).then(
        (state) => member.push('presence_state', state),
        (error: unknown) => this.#log.warn('presence could not be reloaded', describeError(error)),
      )
    }
  }
}

function metasOf(presences: readonly Presence[]): PresenceMetas {
  return Object.fromEntries(presences.map(({ key, ref, meta }) => [key, { metas: [{ ...meta, phx_ref: ref }] }]))
}

function isOlder(member: Member, newer: Extract<FanoutMessage, { type: 'replaced' }>): boolean {
  if (member.id === newer.joinId || member.admission.key !== newer.key) return false
  const age = member.enteredAt.getTime() - newer.enteredAt
  return age < 0 || (age === 0 && member.id < newer.joinId)
}
