import { setImmediate as pause } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { Sql } from './postgres.ts'

const PROBE_EVERY_MS = 200
/**
 * Failed probes before the circuit opens: a pooler or an administrator may close one
 * connection, a lost database fails them all.
 */
const FAILURES_THAT_COUNT = 2
/** Timeout: an unresponsive database counts as down when no connection has received anything for this long. */
const SILENCE_MS = 3000
/**
 * Timeout of a probe while the circuit is open: short at first, since the next may succeed, then longer each time (backoff).
 */
const FIRST_PATIENCE_WHILE_DOWN_MS = 1000
const LONGEST_PATIENCE_MS = 8000

type Heard = 'answer' | 'failure' | 'silence'

/**
 * Circuit breaker in front of the database. While it is open, all waiting and new queries fail at once with
 * `unavailable` instead of hanging. A probe on its own connection opens and closes it. A slow answer on a busy machine
 * does not open it: connections must be refused or closed, or no connection has carried an answer for seconds.
 */
export class Availability {
  #up = true
  #failures = 0
  #silences = 0
  /** A new connection must be established before it can answer. */
  #isProbeNew = true
  #lastAnswerAt = performance.now()
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
      const heard = await this.#ask()
      if (this.#isStopped) return
      if (heard !== 'answer') this.#replaceProbe()
      this.#isProbeNew = heard !== 'answer'
      this.#failures = heard === 'failure' ? this.#failures + 1 : 0
      this.#silences = heard === 'silence' ? this.#silences + 1 : 0
      if (heard === 'answer') this.#set(true)
      else if (this.#failures >= FAILURES_THAT_COUNT || this.#isSilent()) this.#set(false)
      this.#timer = setTimeout(tick, this.#up && heard !== 'answer' ? 0 : PROBE_EVERY_MS)
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

  /** Runs a query; rejects with `unavailable` as soon as the circuit opens. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#up) return Promise.reject(unavailable())
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject)
      work()
        .then(resolve, (error: unknown) => reject(isConnectionLoss(error) ? unavailable(error) : error))
        .finally(() => this.#waiting.delete(reject))
    })
  }

  /** Queries on the probe's own connection as the login role, which alone sees the activity of its sessions. */
  askAsLogin<Row extends object>(query: string): Promise<Row[]> {
    return this.run(async () => [...(await this.#probe.unsafe<Row[]>(query))])
  }

  /** Heartbeat: any answer of the database, even an error, proves that it is alive however slow the probe is. */
  noteAnswer(): void {
    this.#lastAnswerAt = performance.now()
  }

  #isSilent(): boolean {
    return performance.now() - this.#lastAnswerAt >= SILENCE_MS
  }

  #patienceMs(): number {
    if (this.#up) return this.#isProbeNew ? LONGEST_PATIENCE_MS : SILENCE_MS
    return Math.min(FIRST_PATIENCE_WHILE_DOWN_MS * 2 ** this.#silences, LONGEST_PATIENCE_MS)
  }

  async #ask(): Promise<Heard> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<Heard>((resolve) => {
      timer = setTimeout(async () => {
        // If our own event loop was blocked, the answer is already in the socket's buffer: let it be read first.
        await pause()
        await pause()
        resolve('silence')
      }, this.#patienceMs())
    })
    const answer = this.#probe`select 1`.then(
      (): Heard => {
        this.noteAnswer()
        return 'answer'
      },
      (): Heard => 'failure',
    )
    try {
      return await Promise.race([answer, deadline])
    } finally {
      clearTimeout(timer)
    }
  }

  /** After a failover a half-open TCP connection may hang for minutes: drop those that did not answer. */
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
  'NO_PRIMARY',
  'NOT_REPLICATED',
  'ETIMEDOUT',
  // The server is stopping, starting, or out of connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  // FATAL ends the connection, whatever the code: a pooler sends 08P01 when the database behind it is gone.
  return CONNECTION_LOSS.has(String(error.code)) || ('severity' in error && error.severity === 'FATAL')
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', { retryAfterSeconds: 1, cause })
}
