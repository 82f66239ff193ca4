import postgres from 'postgres'
import { inTime } from '../in-time.ts'
import type { Log } from '../log.ts'
import { Availability, isConnectionLoss } from './availability.ts'
import type { Connection } from './connection.ts'
import { Durations } from './durations.ts'
import { type Identity, SERVICE } from './identity.ts'
import { Pool, type PoolLoad } from './pool.ts'
import { connect, type PoolOptions, type Transaction } from './postgres.ts'
import { locatePrimaries } from './primaries.ts'

const WATCH_MS = 3000
const DEADLOCK = '40P01'

type Work<T> = (sql: Transaction) => Promise<T>

interface ReadOptions {
  /** Whether to keep a prepared statement; false for query texts built from caller input. */
  prepare: boolean
}

interface CallOptions {
  /** True for read-only calls: retried once when the connection is lost. */
  mayRepeat: boolean
}

/**
 * The only access to the database. Every statement runs in a transaction with a role and claims. Work may run twice: it
 * does nothing outside its transaction.
 */
export interface Database {
  /** Transaction with the person's role and row-level security. */
  asUser<T>(identity: Identity, work: Work<T>): Promise<T>
  /** Transaction with the service role. */
  asService<T>(work: Work<T>): Promise<T>
  /** One read with the person's rights, as a transaction in a single round trip. */
  readAs<Row extends object>(
    identity: Identity,
    query: string,
    parameters: readonly unknown[],
    options?: ReadOptions,
  ): Promise<Row[]>
  /** Calls one SQL function that takes the service role by itself. */
  callAsService<Row extends object>(query: string, parameters: readonly unknown[], how?: CallOptions): Promise<Row[]>
  /** Reads PostgreSQL's own views as the login role, outside our transactions and beside a pooler. */
  askAsLogin<Row extends object>(query: string): Promise<Row[]>
  readonly isUp: boolean
  readonly load: PoolLoad
  readonly durations: Durations
  /** Waits for running work within the grace period. */
  close(graceSeconds?: number): Promise<void>
}

interface DatabaseOptions extends PoolOptions {
  /** The same database without the pooler that `target` then points to. */
  direct?: PoolOptions['target']
}

export function openDatabase({ direct, ...options }: DatabaseOptions, log: Log): Database {
  // Least privilege: a connection starts with the rights of a visitor (anon) until a request sets its role.
  const pool = new Pool({ ...options, role: 'anon' })
  const openProbe = () => connect({ ...options, size: 1, applicationName: `${options.applicationName} probe` })
  const availability = new Availability(openProbe, (up) => {
    if (up) {
      log.info('database is back')
      return locatePrimaries()
    }
    log.error('database is unreachable')
    pool.discardAll()
  })
  availability.start()
  // A pooler gives its sessions a visitor's rights, which see no activity, and has none left while commits wait for a standby.
  const watch = direct
    ? connect({
        target: direct,
        size: 1,
        statementTimeoutMs: WATCH_MS,
        applicationName: `${options.applicationName} watch`,
      })
    : undefined
  const durations = new Durations()

  /** Heartbeat for the circuit breaker: every answer counts, PostgreSQL's errors included. */
  const useOnce = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    try {
      const answer = await pool.use(async (connection) => {
        const startedAt = performance.now()
        return work(connection).finally(() => durations.record(performance.now() - startedAt))
      })
      availability.noteAnswer()
      return answer
    } catch (error) {
      if (error instanceof postgres.PostgresError) availability.noteAnswer()
      throw error
    }
  }

  /**
   * Retry: PostgreSQL ends one of two transactions that wait for each other. Nothing has left it, neither rows nor what
   * runs after the commit, so it is done once more, behind the other one.
   */
  const use = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    useOnce(work).catch((error: unknown) => {
      if (error instanceof postgres.PostgresError && error.code === DEADLOCK) return useOnce(work)
      throw error
    })

  const enterAs = <T>(identity: Identity, work: Work<T>): Promise<T> =>
    availability.run(() => use((connection) => connection.transact(identity, work)))

  /** Retry: an idle connection that was closed is noticed only when it is used. Reads are idempotent and are sent once more. */
  const again = <T>(read: (connection: Connection) => Promise<T>): Promise<T> =>
    availability.run(() =>
      use(read).catch((error: unknown) => {
        if (availability.isUp && isConnectionLoss(error)) return use(read)
        throw error
      }),
    )

  return {
    asUser: enterAs,
    asService: (work) => enterAs(SERVICE, work),
    readAs<Row extends object>(identity: Identity, query: string, parameters: readonly unknown[], how?: ReadOptions) {
      const statement = { query, parameters, prepare: how?.prepare ?? true }
      return again((connection) => connection.read<Row>(identity, statement))
    },
    callAsService<Row extends object>(query: string, parameters: readonly unknown[], how?: CallOptions) {
      const call = (connection: Connection) => connection.call<Row>({ query, parameters, prepare: true })
      return how?.mayRepeat ? again(call) : availability.run(() => use(call))
    },
    askAsLogin<Row extends object>(query: string) {
      return watch ? inTime<Row[]>(watch.unsafe<Row[]>(query), WATCH_MS) : availability.askAsLogin<Row>(query)
    },
    get load() {
      return pool.load
    },
    durations,
    get isUp() {
      return availability.isUp
    },
    async close(graceSeconds = 5) {
      await availability.stop()
      await watch?.end({ timeout: 0 })
      await pool.close(graceSeconds)
    },
  }
}
