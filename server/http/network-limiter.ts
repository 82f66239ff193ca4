import type { Network } from './networks-of.ts'
import { TokenBucket } from './token-bucket.ts'

/** Burst of an idle network, in seconds of its rate: a campus opening its pages. */
const BURST_SECONDS = 12
/** Time not charged: ordinary statements are faster even on a busy machine. */
const FREE_MS = 500
/** On a slow machine even the fastest statements are slow: this multiple of their time is free as well. */
const FREE_TIMES_FASTEST = 10
const FASTEST_OF_SECONDS = 10
/** Maximum cost of a second beyond it, in requests. */
const SLOW_SECOND = 50
/** Bounds memory: the least recently used bucket is evicted, so that new addresses cannot fill it. */
const MAX_BUCKETS = 60_000

/**
 * Rate limit of requests per network and door (token buckets), in memory: no round trip to the database. A request costs
 * a token; time on a connection costs as many as the network gets in that time, so that endless slow requests occupy
 * about one connection. Wider networks have more tokens. Each door counts by itself: whoever uses up one of them leaves
 * the others open to the people who share the network.
 */
export class NetworkLimiter {
  readonly #perSecond: number
  readonly #buckets = new Map<string, TokenBucket>()
  /** Fastest work of the current and of the previous time window. */
  #fastest = { sinceMs: 0, ms: Number.POSITIVE_INFINITY, beforeMs: Number.POSITIVE_INFINITY }

  constructor(perSecond: number) {
    this.#perSecond = perSecond
  }

  /** Counts a request; returns the seconds to wait when it is refused, else 0. */
  take(door: string, networks: readonly Network[]): number {
    // Narrowest first: a request refused there costs its neighbours nothing.
    for (const network of networks) {
      const bucket = this.#bucketOf(door, network)
      if (!bucket.take()) return Math.max(1, bucket.waitSeconds)
    }
    return 0
  }

  /** Charges the time that a request held a connection. */
  charge(door: string, networks: readonly Network[], tookMs: number): void {
    const extraSeconds = Math.max(0, tookMs - FREE_MS - this.#machineMs(tookMs) * FREE_TIMES_FASTEST) / 1000
    if (extraSeconds === 0) return
    const cost = extraSeconds * Math.min(this.#perSecond, SLOW_SECOND)
    for (const network of networks) this.#bucketOf(door, network).spend(cost)
  }

  /** Duration of the fastest recent work: slow requests cannot increase it. */
  #machineMs(tookMs: number): number {
    const now = performance.now()
    const { sinceMs, ms } = this.#fastest
    if (now - sinceMs > FASTEST_OF_SECONDS * 1000)
      this.#fastest = { sinceMs: now, ms: Number.POSITIVE_INFINITY, beforeMs: ms }
    this.#fastest.ms = Math.min(this.#fastest.ms, tookMs)
    const fastest = Math.min(this.#fastest.ms, this.#fastest.beforeMs)
    // A single request tells nothing about the machine.
    return fastest === tookMs ? 0 : fastest
  }

  /** Moves it to the end of the map (LRU). */
  #bucketOf(door: string, { name, breadth }: Network): TokenBucket {
    const key = `${door} ${name}`
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#perSecond * BURST_SECONDS * breadth, BURST_SECONDS)
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MAX_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value ?? '')
    return bucket
  }
}
