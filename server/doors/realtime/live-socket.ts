import type { WebSocket } from 'ws'
import type { Network } from '../../http/networks-of.ts'
import { TokenBucket } from '../../http/token-bucket.ts'
import type { Member } from './member.ts'

/** Backpressure: a socket with this many bytes waiting to be sent is closed. */
const MOST_UNSENT_BYTES = 1024 * 1024

/** Frames of any kind in a burst, and its seconds: above the messages of a room, far below a flood. */
const FRAMES = 400
const FRAMES_SECONDS = 5

/** A client's connection: its channels, and when it last sent something. */
export class LiveSocket {
  readonly networks: readonly Network[]
  /** By topic: a second join of a topic replaces the first. */
  readonly members = new Map<string, Member>()
  readonly #ws: WebSocket
  readonly #frames = new TokenBucket(FRAMES, FRAMES_SECONDS)
  #heardMs = performance.now()

  constructor(ws: WebSocket, networks: readonly Network[]) {
    this.#ws = ws
    this.networks = networks
  }

  /** Counts a frame: heartbeats and whatever else it is, before it is read. */
  takeFrame(): boolean {
    return this.#frames.take()
  }

  heard(): void {
    this.#heardMs = performance.now()
  }

  get silentMs(): number {
    return performance.now() - this.#heardMs
  }

  heardAt(now: Date): Date {
    return new Date(now.getTime() - this.silentMs)
  }

  send(frame: string | Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > MOST_UNSENT_BYTES) this.#ws.terminate()
    else this.#ws.send(frame)
  }

  ping(): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping()
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason)
  }

  terminate(): void {
    this.#ws.terminate()
  }

  forget(member: Member): void {
    if (this.members.get(member.topic) === member) this.members.delete(member.topic)
  }
}
