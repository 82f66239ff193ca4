import { textFrame } from './frames.ts'
import type { Admission, LiveCaller, Presence, Stay, TopicRule } from './topic-rule.ts'

export interface JoinOptions {
  ack: boolean
  self: boolean
  presence: boolean
}

interface MemberSocket {
  send(frame: string | Buffer): void
  forget(member: Member): void
  heardAt(now: Date): Date
}

/** One join of one topic on one socket. */
export class Member {
  readonly id = crypto.randomUUID()
  readonly topic: string
  readonly rule: TopicRule
  readonly socket: MemberSocket
  readonly joinRef: string | null
  readonly options: JoinOptions
  readonly enteredAt: Date
  admission: Admission
  caller: LiveCaller
  checkedAt: number
  presence: Presence | undefined

  constructor(
    parts: Pick<Member, 'topic' | 'rule' | 'socket' | 'joinRef' | 'options' | 'enteredAt' | 'admission' | 'caller'>,
  ) {
    this.topic = parts.topic
    this.rule = parts.rule
    this.socket = parts.socket
    this.joinRef = parts.joinRef
    this.options = parts.options
    this.enteredAt = parts.enteredAt
    this.admission = parts.admission
    this.caller = parts.caller
    this.checkedAt = parts.enteredAt.getTime()
  }

  get stay(): Stay {
    return { id: this.id, topic: this.topic, key: this.admission.key, enteredAt: this.enteredAt }
  }

  push(event: string, payload: object): void {
    this.socket.send(textFrame(this.joinRef, null, `realtime:${this.topic}`, event, payload))
  }

  tellError(message: string): void {
    this.push('system', { extension: 'system', status: 'error', message, channel: this.topic })
  }

  /** Expiry of the token in milliseconds; a capability is checked by its rule. */
  get expiresAtMs(): number {
    const { exp } = this.caller.identity
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  }
}
