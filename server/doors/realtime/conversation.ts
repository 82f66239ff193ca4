import type { Clock } from '../../clock.ts'
import type { Identify } from '../../identity/identify.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import { describeError, type Log } from '../../log.ts'
import { type BroadcastFrame, type Frame, isRecord, type TextFrame, textFrame } from './frames.ts'
import type { Hub } from './hub.ts'
import { identifyCaller } from './identify-caller.ts'
import type { JoinLimits } from './join-limits.ts'
import type { LiveSocket } from './live-socket.ts'
import { Member } from './member.ts'
import type { MessageLimits } from './message-limits.ts'
import { refusals } from './refusals.ts'
import { isServerEvent, type LiveCaller, type TopicRule } from './topic-rule.ts'

const PREFIX = 'realtime:'
const PRESENCE_MAX_CHARACTERS = 4096
/** A member who may not speak is checked again at most this often. */
const RECHECK_SPEAKER_MS = 1000
/** Maximum of frames queued while a join is being checked. */
const MOST_WAITING = 200

interface Parts {
  hub: Hub
  rules: readonly TopicRule[]
  identify: Identify
  joins: JoinLimits
  messages: MessageLimits
  clock: Clock
  log: Log
}

/** Channel protocol of one socket. Frames are processed in order. */
export class Conversation {
  readonly #parts: Parts
  readonly #socket: LiveSocket
  readonly #waiting: Frame[] = []
  #isBusy = false
  #isOver = false

  constructor(parts: Parts, socket: LiveSocket) {
    this.#parts = parts
    this.#socket = socket
  }

  hear(frame: Frame): void {
    if (frame.kind === 'text' && frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') this.#reply(frame, 'ok')
      return
    }
    if (!this.#isBusy) return this.#take(frame)
    if (this.#waiting.length >= MOST_WAITING) return this.#socket.terminate()
    this.#waiting.push(frame)
  }

  over(): void {
    this.#isOver = true
    this.#waiting.length = 0
    const { hub, clock } = this.#parts
    for (const member of this.#socket.members.values()) void hub.leave(member, 'lost', this.#socket.heardAt(clock()))
  }

  #take(frame: Frame): void {
    const work = frame.kind === 'text' ? this.#act(frame) : this.#broadcast(frame)
    if (!work) return
    this.#isBusy = true
    void work
      .catch((error: unknown) => {
        this.#parts.log.warn('a realtime frame could not be handled', describeError(error))
        this.#refuse(frame, refusals.unavailable)
      })
      .finally(() => {
        this.#isBusy = false
        while (!this.#isBusy && this.#waiting.length > 0) this.#take(this.#waiting.shift() as Frame)
      })
  }

  #act(frame: TextFrame): Promise<void> | undefined {
    if (frame.event === 'phx_join') return this.#join(frame)
    const member = this.#memberOf(frame)
    if (!member) {
      // Channel already closed or never opened: leaving succeeds.
      if (frame.event === 'phx_leave') this.#reply(frame, 'ok')
      return undefined
    }
    if (frame.event === 'access_token') return this.#newToken(member, frame.payload.access_token)
    if (frame.event === 'presence') return this.#presence(member, frame)
    if (frame.event === 'phx_leave') return this.#leave(member, frame)
    return undefined
  }

  async #join(frame: TextFrame): Promise<void> {
    const { hub, rules, identify, joins, clock } = this.#parts
    const topic = frame.topic.startsWith(PREFIX) ? frame.topic.slice(PREFIX.length) : ''
    const rule = rules.find(({ pattern }) => pattern.test(topic))
    const config = isRecord(frame.payload.config) ? frame.payload.config : {}
    const former = this.#socket.members.get(topic)
    if (former) await hub.leave(former, 'left')

    if (!rule) return this.#refuse(frame, topic ? refusals.unauthorized(topic) : refusals.unmatchedTopic)
    if (config.private !== true) return this.#refuse(frame, refusals.privateOnly)
    if (Array.isArray(config.postgres_changes) && config.postgres_changes.length > 0)
      return this.#refuse(frame, refusals.noChanges)

    let caller: LiveCaller
    try {
      caller = await identifyCaller(identify, frame.payload.access_token)
    } catch (error) {
      if (error instanceof InvalidToken) return this.#refuse(frame, refusals.tokenExpired)
      throw error
    }
    if (!joins.take(caller, this.#socket.networks)) return this.#refuse(frame, refusals.tooManyJoins)
    const admission = await rule.mayJoin(topic, caller)
    if (!admission) return this.#refuse(frame, refusals.unauthorized(topic))
    if (this.#isOver) return

    const options = joinOptionsOf(config)
    const { joinRef } = frame
    const member = new Member({
      topic,
      rule,
      socket: this.#socket,
      joinRef,
      options,
      enteredAt: clock(),
      admission,
      caller,
    })
    this.#socket.members.set(topic, member)
    hub.add(member)
    try {
      await hub.enter(member)
      const state = options.presence ? await hub.presenceState(member) : undefined
      this.#reply(frame, 'ok', { postgres_changes: [] })
      if (state) member.push('presence_state', state)
    } catch (error) {
      await hub.leave(member, 'lost')
      throw error
    }
    // The socket closed before it knew this member.
    if (this.#isOver) await hub.leave(member, 'lost')
  }

  async #newToken(member: Member, token: unknown): Promise<void> {
    const { hub, identify, clock } = this.#parts
    try {
      const caller = await identifyCaller(identify, token)
      const admission = await member.rule.mayJoin(member.topic, caller)
      if (admission?.key !== member.admission.key) return hub.close(member, refusals.unauthorized(member.topic))
      Object.assign(member, { caller, admission, checkedAt: clock().getTime() })
    } catch (error) {
      if (!(error instanceof InvalidToken)) throw error
      hub.fail(member, refusals.tokenExpired)
    }
  }

  async #presence(member: Member, frame: TextFrame): Promise<void> {
    const { event, payload } = frame.payload
    if (!this.#isWithinLimit(member)) return
    if (event === 'untrack') await this.#parts.hub.track(member, undefined)
    else if (event === 'track' && isRecord(payload) && JSON.stringify(payload).length <= PRESENCE_MAX_CHARACTERS)
      await this.#parts.hub.track(member, payload)
    else return this.#refuse(frame, 'presence was not understood')
    this.#reply(frame, 'ok')
  }

  async #leave(member: Member, frame: TextFrame): Promise<void> {
    this.#reply(frame, 'ok')
    member.push('phx_close', {})
    await this.#parts.hub.leave(member, 'left')
  }

  #broadcast(frame: BroadcastFrame): Promise<void> | undefined {
    const member = this.#memberOf(frame)
    if (!member || !this.#isWithinLimit(member)) return undefined
    const { hub, clock } = this.#parts
    const isUnsure = !member.admission.mayBroadcast && clock().getTime() - member.checkedAt >= RECHECK_SPEAKER_MS
    // The admission may have been read just before « Faire entrer », or its event lost: signals would go nowhere.
    if (isUnsure) return hub.recheck(member).then(() => this.#pass(member, frame))
    this.#pass(member, frame)
    return undefined
  }

  #pass(member: Member, frame: BroadcastFrame): void {
    const { admission, rule } = member
    const isTheirs =
      frame.event !== '' && !isServerEvent(frame.event) && rule.maySay?.(admission, frame.payload) !== false
    const isAllowed = admission.mayBroadcast && isTheirs
    if (isAllowed) this.#parts.hub.broadcast(member, { ...frame, topic: member.topic })
    if (!member.options.ack) return
    if (isAllowed) this.#reply(frame, 'ok')
    else this.#refuse(frame, refusals.notWritable(member.topic))
  }

  #isWithinLimit(member: Member): boolean {
    const { hub, messages } = this.#parts
    if (messages.take(member.topic, member.admission.key, member.rule)) return true
    hub.fail(member, refusals.tooManyMessages)
    return false
  }

  /** Ignores frames of an earlier join of the topic. */
  #memberOf({ topic, joinRef }: Frame): Member | undefined {
    const member = this.#socket.members.get(topic.slice(PREFIX.length))
    return member && (joinRef === null || joinRef === member.joinRef) ? member : undefined
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object = {}): void {
    this.#socket.send(textFrame(joinRef, ref, topic, 'phx_reply', { status, response }))
  }

  #refuse(frame: Frame, reason: string): void {
    this.#reply(frame, 'error', { reason })
  }
}

function joinOptionsOf({ broadcast, presence }: Record<string, unknown>) {
  const { ack, self } = isRecord(broadcast) ? broadcast : {}
  const { enabled } = isRecord(presence) ? presence : {}
  return { ack: ack === true, self: self === true, presence: enabled === true }
}
