import { AppError } from '#domain/errors.ts'
import { Connection } from './connection.ts'
import type { PoolOptions } from './postgres.ts'

/** Timeout while every connection of the pool is busy. */
const TURN_DEADLINE_MS = 5000

interface Waiting {
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

/** Connection pool: one transaction at a time per connection; lost connections are replaced. */
export class Pool {
  readonly #options: PoolOptions
  readonly #all = new Set<Connection>()
  readonly #free: Connection[] = []
  readonly #waiting: Waiting[] = []
  #onEmpty: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#free.pop() ?? (await this.#turn())
    try {
      return await work(connection)
    } finally {
      this.#giveBack(connection)
    }
  }

  get load(): PoolLoad {
    const open = this.#all.size
    return { size: this.#options.size, open, busy: open - this.#free.length, waiting: this.#waiting.length }
  }

  /** The circuit breaker has opened: close every connection. Requests waiting for one are already rejected. */
  discardAll(): void {
    for (const { giveUp } of this.#waiting.splice(0)) giveUp()
    for (const connection of this.#all) connection.discard()
  }

  /** Graceful shutdown: waits for running work within the grace period; accepts nothing new. */
  async close(graceSeconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    if (this.#free.length < this.#all.size) {
      await new Promise<void>((resolve) => {
        this.#onEmpty = resolve
        timer = setTimeout(resolve, graceSeconds * 1000)
      })
    }
    clearTimeout(timer)
    this.discardAll()
  }

  #turn(): Promise<Connection> | Connection {
    if (this.#all.size < this.#options.size) return this.#open()
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        take: (connection) => {
          clearTimeout(timer)
          resolve(connection)
        },
        giveUp: () => {
          clearTimeout(timer)
          reject(new AppError('unavailable', { retryAfterSeconds: 1 }))
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        waiting.giveUp()
      }, TURN_DEADLINE_MS)
      this.#waiting.push(waiting)
    })
  }

  #open(): Connection {
    const connection = new Connection(this.#options, (lost) => this.#forget(lost))
    this.#all.add(connection)
    return connection
  }

  #giveBack(connection: Connection): void {
    if (!connection.isUsable) connection.discard()
    else if (this.#waiting.length > 0) this.#waiting.shift()?.take(connection)
    else this.#free.push(connection)
    if (this.#free.length === this.#all.size) this.#onEmpty?.()
  }

  #forget(lost: Connection): void {
    this.#all.delete(lost)
    const index = this.#free.indexOf(lost)
    if (index >= 0) this.#free.splice(index, 1)
    this.#waiting.shift()?.take(this.#open())
  }
}
