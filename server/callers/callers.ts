import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { networkOf } from '../http/network-of.ts'
import { describeError, type Log } from '../log.ts'
import { CALLER_ID_CHARACTERS } from './is-caller-id.ts'

const FLUSH_EVERY_MS = 5000
/** Per flush and process: only the most active callers. Blocking would not stop a larger botnet. */
const CALLERS_KEPT = 500
/** Bound on memory between two flushes; further callers are not counted until the next. */
const CALLERS_COUNTED = 20_000
const KEPT_HOURS = 24

interface Counts {
  requests: number
  refused: number
  failed: number
}

/**
 * Counts requests per caller, identified by a keyed hash of their network (HMAC, same key in every process for a day).
 * Counted in memory and flushed to a table every few seconds; the flush also reads the block list.
 */
export class Callers {
  readonly #db: Database
  readonly #log: Log
  readonly #clock: Clock
  /** With the ids computed so far: an HMAC takes a sixth of the time of a short request. */
  #key: { day: string; bytes: Buffer; ids: Map<string, string> } | undefined
  #counts = new Map<string, Counts>()
  #blocked: ReadonlySet<string> = new Set()
  #timer: NodeJS.Timeout | undefined

  constructor({ db, log, clock }: { db: Database; log: Log; clock: Clock }) {
    this.#db = db
    this.#log = log
    this.#clock = clock
  }

  async start(): Promise<void> {
    await this.flush()
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  /** Undefined while the daily key is not loaded. */
  idOf(address: string): string | undefined {
    if (!this.#key) return undefined
    const { bytes, ids } = this.#key
    const network = networkOf(address)
    const known = ids.get(network)
    if (known) return known
    const id = createHmac('sha256', bytes).update(network).digest('base64url').slice(0, CALLER_ID_CHARACTERS)
    if (ids.size >= CALLERS_COUNTED) ids.clear()
    ids.set(network, id)
    return id
  }

  isBlocked(caller: string | undefined): boolean {
    return caller !== undefined && this.#blocked.has(caller)
  }

  count(caller: string | undefined, status: number): void {
    if (caller === undefined) return
    const counts = this.#counts.get(caller) ?? { requests: 0, refused: 0, failed: 0 }
    counts.requests += 1
    if (status >= 500) counts.failed += 1
    else if (status >= 400) counts.refused += 1
    if (this.#counts.size < CALLERS_COUNTED || this.#counts.has(caller)) this.#counts.set(caller, counts)
  }

  /** Never throws: while the database is down nothing is counted, and requests are served normally. */
  async flush(): Promise<void> {
    const now = this.#clock()
    const counted = this.#counts
    this.#counts = new Map()
    try {
      const { known, blocked } = await this.#db.asService(async (sql) => {
        const day = now.toISOString().slice(0, 10)
        let today = this.#key
        if (today?.day !== day) {
          await sql`insert into app.caller_keys (day, key) values (${day}, ${randomBytes(32)}) on conflict do nothing`
          await sql`delete from app.caller_keys where day < ${day}`
          await sql`delete from app.caller_minutes where minute < ${now}::timestamptz - ${KEPT_HOURS} * interval '1 hour'`
          await sql`delete from app.blocked_callers where blocked_until < ${now}`
          const [key] = await sql<{ key: Buffer }[]>`select key from app.caller_keys where day = ${day}`
          if (key) today = { day, bytes: key.key, ids: new Map() }
        }
        const loudest = [...counted].toSorted(([, a], [, b]) => b.requests - a.requests).slice(0, CALLERS_KEPT)
        if (loudest.length > 0) {
          const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
          // Sorted, to avoid a deadlock between two processes.
          const rows = loudest.map(([caller, counts]) => ({ minute, caller, ...counts })).toSorted(byCaller)
          await sql`
            insert into app.caller_minutes ${sql(rows)}
            on conflict on constraint caller_minutes_pkey do update set requests = caller_minutes.requests + excluded.requests,
              refused = caller_minutes.refused + excluded.refused, failed = caller_minutes.failed + excluded.failed`
        }
        const stillBlocked = await sql<{ caller: string }[]>`
          select caller from app.blocked_callers where blocked_until > ${now}`
        return { known: today, blocked: stillBlocked }
      })
      this.#key = known
      this.#blocked = new Set(blocked.map(({ caller }) => caller))
    } catch (error) {
      this.#log.warn('callers were not counted', describeError(error))
    }
  }
}

function byCaller(a: { caller: string }, b: { caller: string }): number {
  return a.caller < b.caller ? -1 : 1
}
