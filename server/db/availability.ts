import { setImmediate as pause } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { Sql } from './postgres.ts'

const PROBE_EVERY_MS = 200
const PROBE_DEADLINE_MS = 350
/** A machine short of processor time may miss one deadline; a database that is gone misses every one. */
const MISSES_THAT_COUNT = 2

/**
 * Knows whether the database answers. While it does not, everything that waits for it, and everything new, fails at
 * once with `unavailable` instead of hanging: a probe on a connection of its own notices a dead server at once, a
 * frozen one within a second, and the return of either as fast.
 */
export class Availability {
  #up = true
  #misses = 0
  #waiting = new Set<(reason: AppError) => void>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #probe: Sql
  readonly #openProbe: () => Sql
  readonly #onChange: (up: boolean) => void

  constructor(openProbe: () => Sql, onChange: (up: boolean) => void) {
    this.#openProbe = openProbe
    this.#probe = openProbe()
    this.#onChange = onChange
  }

  start(): void {
    const tick = async () => {
      const answered = await this.#answers()
      if (this.#isStopped) return
      if (!answered) this.#replaceProbe()
      this.#misses = answered ? 0 : this.#misses + 1
      if (answered) this.#set(true)
      else if (this.#misses >= MISSES_THAT_COUNT) this.#set(false)
      this.#timer = setTimeout(tick, this.#up && this.#misses > 0 ? 0 : PROBE_EVERY_MS)
      this.#timer.unref()
    }
    this.#timer = setTimeout(tick, PROBE_EVERY_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#probe.end({ timeout: 0 })
  }

  get isUp(): boolean {
    return this.#up
  }

  /** Runs work that needs the database; rejects with `unavailable` as soon as the database is known to be gone. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#up) return Promise.reject(unavailable())
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject)
      work()
        .then(resolve, (error: unknown) => reject(isConnectionLoss(error) ? unavailable(error) : error))
        .finally(() => this.#waiting.delete(reject))
    })
  }

  async #answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<false>((resolve) => {
      timer = setTimeout(async () => {
        // When this process itself was held up, the answer is already here and waits to be read.
        await pause()
        await pause()
        resolve(false)
      }, PROBE_DEADLINE_MS)
    })
    const answer = this.#probe`select 1`.then(
      () => true,
      () => false,
    )
    try {
      return await Promise.race([answer, deadline])
    } finally {
      clearTimeout(timer)
    }
  }

  /** A connection that did not answer may hang for minutes after the database is back, perhaps elsewhere. */
  #replaceProbe(): void {
    void this.#probe.end({ timeout: 0 })
    this.#probe = this.#openProbe()
  }

  #set(up: boolean): void {
    if (up === this.#up) return
    this.#up = up
    if (!up) for (const reject of this.#waiting) reject(unavailable())
    this.#onChange(up)
  }
}

const CONNECTION_LOSS = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // The server says that it is stopping, starting, or full.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

export function isConnectionLoss(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_LOSS.has(String(error.code))
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', { retryAfterSeconds: 1, cause })
}
