import { KeyedSemaphore } from './keyed-semaphore.ts'
import { type Network, networksOf } from './networks-of.ts'

interface Bucket {
  tokens: number
  filledAt: number
}

export interface NetworkLimits {
  /** Sustained rate of one network. */
  perSecond: number
  /** Parallel requests of one network; others queue. */
  atOnce: number
}

/** Burst of an idle network, in seconds of its rate: a campus opening its pages. */
const BURST_SECONDS = 12
/** Time not charged: ordinary requests are faster even on a busy machine. */
const FREE_MS = 500
/** On a slow machine even the fastest requests are slow: this multiple of their time is free as well. */
const FREE_TIMES_FASTEST = 10
const FASTEST_OF_SECONDS = 10
/** Maximum cost of a second beyond it, in requests. */
const SLOW_SECOND = 50
const MAX_WAITING = 200
/** Bounds memory: the least recently used network is evicted, so that new addresses cannot fill it. */
const MAX_NETWORKS = 20_000

/**
 * Rate limit per network (token bucket) and bound on its parallel work, in memory: no round trip to the database. Each
 * request costs a token; a slow one costs as many as the network gets in that time, so that endless slow requests
 * occupy about one connection. Wider networks have more tokens, but no more parallel work: the pool is no larger.
 */
export class NetworkLimiter {
  readonly #limits: NetworkLimits
  readonly #buckets = new Map<string, Bucket>()
  readonly #slots: KeyedSemaphore
  /** Fastest work of the current and of the previous time window. */
  #fastest = { sinceMs: 0, ms: Number.POSITIVE_INFINITY, beforeMs: Number.POSITIVE_INFINITY }

  constructor(limits: NetworkLimits) {
    this.#limits = limits
    this.#slots = new KeyedSemaphore(limits.atOnce)
  }

  /** Runs the work when a slot is free, or throws the error built by `refuse` with the seconds to wait. */
  async run<T>(address: string, work: () => Promise<T>, refuse: (retryAfterSeconds: number) => Error): Promise<T> {
    const networks = networksOf(address)
    // Narrowest first: a request refused there costs its neighbours nothing.
    const buckets = networks.map((network) => this.#take(network, refuse))
    if (networks.some(({ name, breadth }) => this.#slots.waiting(name) >= MAX_WAITING * breadth)) throw refuse(1)
    const names = networks.map(({ name }) => name)
    return this.#slots.run(names, async () => {
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        const cost = this.#costOfSlow(performance.now() - startedAt)
        for (const bucket of buckets) bucket.tokens -= cost
      }
    })
  }

  #costOfSlow(tookMs: number): number {
    const extraSeconds = Math.max(0, tookMs - FREE_MS - this.#machineMs(tookMs) * FREE_TIMES_FASTEST) / 1000
    return extraSeconds * Math.min(this.#limits.perSecond, SLOW_SECOND)
  }

  /** Duration of the fastest recent request: slow requests cannot increase it. */
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

  #take({ name, breadth }: Network, refuse: (retryAfterSeconds: number) => Error): Bucket {
    const now = performance.now()
    const perSecond = this.#limits.perSecond * breadth
    const full = perSecond * BURST_SECONDS
    const bucket = this.#buckets.get(name) ?? { tokens: full, filledAt: now }
    this.#keep(name, bucket)
    bucket.tokens = Math.min(full, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = now
    if (bucket.tokens < 1) throw refuse(Math.ceil((1 - bucket.tokens) / perSecond))
    bucket.tokens -= 1
    return bucket
  }

  /** Moves it to the end of the map (LRU). */
  #keep(name: string, bucket: Bucket): void {
    this.#buckets.delete(name)
    this.#buckets.set(name, bucket)
    if (this.#buckets.size > MAX_NETWORKS) this.#buckets.delete(this.#buckets.keys().next().value ?? '')
  }
}
