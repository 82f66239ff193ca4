import { KeyedSemaphore } from './keyed-semaphore.ts'

interface Network {
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
/** Bounds memory: the oldest network is evicted, so that new addresses cannot fill it. */
const MAX_NETWORKS = 20_000

/**
 * Rate limit per network (token bucket) and bound on its parallel work, in memory: no round trip to the database. Each
 * request costs a token; a slow one costs as many as the network gets in that time, so that endless slow requests
 * occupy about one connection.
 */
export class NetworkLimiter {
  readonly #limits: NetworkLimits
  readonly #networks = new Map<string, Network>()
  readonly #slots: KeyedSemaphore
  /** Fastest work of the current and of the previous time window. */
  #fastest = { sinceMs: 0, ms: Number.POSITIVE_INFINITY, beforeMs: Number.POSITIVE_INFINITY }

  constructor(limits: NetworkLimits) {
    this.#limits = limits
    this.#slots = new KeyedSemaphore(limits.atOnce)
  }

  /** Runs the work when a slot is free, or throws the error built by `refuse` with the seconds to wait. */
  async run<T>(key: string, work: () => Promise<T>, refuse: (retryAfterSeconds: number) => Error): Promise<T> {
    const network = this.#take(key, refuse)
    if (this.#slots.waiting(key) >= MAX_WAITING) throw refuse(1)
    return this.#slots.run(key, async () => {
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        this.#chargeSlow(network, performance.now() - startedAt)
      }
    })
  }

  #chargeSlow(network: Network, tookMs: number): void {
    const extraSeconds = Math.max(0, tookMs - FREE_MS - this.#machineMs(tookMs) * FREE_TIMES_FASTEST) / 1000
    network.tokens -= extraSeconds * Math.min(this.#limits.perSecond, SLOW_SECOND)
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

  #take(key: string, refuse: (retryAfterSeconds: number) => Error): Network {
    const now = performance.now()
    const { perSecond } = this.#limits
    const full = perSecond * BURST_SECONDS
    const network = this.#networks.get(key) ?? this.#add(key, { tokens: full, filledAt: now })
    network.tokens = Math.min(full, network.tokens + ((now - network.filledAt) / 1000) * perSecond)
    network.filledAt = now
    if (network.tokens < 1) throw refuse(Math.ceil((1 - network.tokens) / perSecond))
    network.tokens -= 1
    return network
  }

  #add(key: string, network: Network): Network {
    const oldest = this.#networks.size >= MAX_NETWORKS ? this.#networks.keys().next().value : undefined
    if (oldest !== undefined) this.#networks.delete(oldest)
    this.#networks.set(key, network)
    return network
  }
}
