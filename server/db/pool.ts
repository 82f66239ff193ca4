import { AppError } from '#domain/errors.ts'
import { currentTurn, type Lane, lanes, type Turn } from '../http/turn.ts'
import { Connection } from './connection.ts'
import type { PoolOptions } from './postgres.ts'

/** Timeout while every connection of the pool is busy. */
const TURN_DEADLINE_MS = 5000
/** Connections that a lane leaves to more urgent ones, in a pool of eight or more; a smaller one has fewer to spare. */
const leftByLane: Record<Lane, number> = { chat: 0, 'sign-in': 1, other: 2 }

interface Waiting {
  turn: Turn
  take: (connection: Connection) => void
  giveUp: () => void
}

export interface PoolLoad {
  size: number
  open: number
  busy: number
  /** Number of requests waiting for a connection. */
  waiting: number
}

/**
 * Connection pool: one transaction at a time per connection; lost connections are replaced. Free connections are shared
 * out by turns: the chat first, then sign-in, then the rest, which leaves them connections of their own; in each lane the
 * network that holds the fewest, and no network more than half of the pool.
 */
export class Pool {
  readonly #options: PoolOptions
  readonly #all = new Set<Connection>()
  readonly #free: Connection[] = []
  /** By lane, then by network; the network served longest ago first. */
  readonly #waiting: Record<Lane, Map<string, Waiting[]>> = { chat: new Map(), 'sign-in': new Map(), other: new Map() }
  readonly #share: number
  #busy = 0
  readonly #busyByNetwork = new Map<string, number>()
  #onEmpty: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
    this.#share = Math.max(1, Math.floor(options.size / 2))
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const turn = currentTurn()
    const connection = this.#mayBegin(turn) ? this.#begin(turn) : await this.#wait(turn)
    const startedAt = performance.now()
    try {
      return await work(connection)
    } finally {
      turn.spent(performance.now() - startedAt)
      this.#giveBack(turn, connection)
    }
  }

  get load(): PoolLoad {
    return { size: this.#options.size, open: this.#all.size, busy: this.#busy, waiting: this.#everybody().length }
  }

  /** The circuit breaker has opened: close every connection. Requests waiting for one are already rejected. */
  discardAll(): void {
    for (const { giveUp } of this.#everybody()) giveUp()
    for (const connection of this.#all) connection.discard()
  }

  /** Graceful shutdown: waits for running work within the grace period; accepts nothing new. */
  async close(graceSeconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    if (this.#busy > 0) {
      await new Promise<void>((resolve) => {
        this.#onEmpty = resolve
        timer = setTimeout(resolve, graceSeconds * 1000)
      })
    }
    clearTimeout(timer)
    this.discardAll()
  }

  #mayBegin({ lane, network }: Pick<Turn, 'lane' | 'network'>): boolean {
    return this.#isOpenTo(lane) && this.#heldBy(network) < this.#share
  }

  #isOpenTo(lane: Lane): boolean {
    const { size } = this.#options
    return this.#busy < size - Math.min(leftByLane[lane], Math.floor(size / 4))
  }

  /** The server's own work belongs to no network. */
  #heldBy(network: string | undefined): number {
    return network === undefined ? 0 : (this.#busyByNetwork.get(network) ?? 0)
  }

  #begin({ network }: Turn): Connection {
    this.#busy += 1
    if (network !== undefined) this.#busyByNetwork.set(network, this.#heldBy(network) + 1)
    return this.#free.pop() ?? this.#open()
  }

  #giveBack({ network }: Turn, connection: Connection): void {
    this.#busy -= 1
    const held = this.#heldBy(network) - 1
    if (network !== undefined && held > 0) this.#busyByNetwork.set(network, held)
    else if (network !== undefined) this.#busyByNetwork.delete(network)
    if (connection.isUsable) this.#free.push(connection)
    else connection.discard()
    this.#serveNext()
    if (this.#busy === 0) this.#onEmpty?.()
  }

  #wait(turn: Turn): Promise<Connection> {
    const queues = this.#waiting[turn.lane]
    const queue = queues.get(turn.network ?? '') ?? []
    queues.set(turn.network ?? '', queue)
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(waiting), 1)
        if (queue.length === 0) queues.delete(turn.network ?? '')
      }
      const waiting: Waiting = {
        turn,
        take: (connection) => {
          leave()
          // Behind the other networks of its lane.
          if (queue.length > 0 && queues.delete(turn.network ?? '')) queues.set(turn.network ?? '', queue)
          resolve(connection)
        },
        giveUp: () => {
          leave()
          reject(new AppError('unavailable', { retryAfterSeconds: 1 }))
        },
      }
      const timer = setTimeout(() => waiting.giveUp(), TURN_DEADLINE_MS)
      queue.push(waiting)
    })
  }

  #serveNext(): void {
    for (let next = this.#next(); next; next = this.#next()) next.take(this.#begin(next.turn))
  }

  #next(): Waiting | undefined {
    for (const lane of lanes) {
      if (!this.#isOpenTo(lane)) continue
      let fairest: { held: number; waiting: Waiting | undefined } = { held: this.#share, waiting: undefined }
      for (const [network, [waiting]] of this.#waiting[lane]) {
        const held = network === '' ? 0 : this.#heldBy(network)
        if (held < fairest.held) fairest = { held, waiting }
      }
      if (fairest.waiting) return fairest.waiting
    }
    return undefined
  }

  #everybody(): Waiting[] {
    return lanes.flatMap((lane) => [...this.#waiting[lane].values()].flat())
  }

  #open(): Connection {
    const connection = new Connection(this.#options, (lost) => this.#forget(lost))
    this.#all.add(connection)
    return connection
  }

  #forget(lost: Connection): void {
    this.#all.delete(lost)
    const index = this.#free.indexOf(lost)
    if (index >= 0) this.#free.splice(index, 1)
  }
}
