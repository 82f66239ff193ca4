import type { Log } from '../log.ts'
import { Availability } from './availability.ts'
import { type Identity, SERVICE } from './identity.ts'
import { connect, type PoolOptions, type Sql, type Transaction } from './postgres.ts'

export type Work<T> = (sql: Transaction) => Promise<T>

export interface ReadOptions {
  /** Whether the connection keeps the statement for the next time; false for texts made from what a caller wrote. */
  prepare: boolean
}

/** The one way to the database. Every statement runs inside a transaction that has entered as somebody. */
export interface Database {
  /** A transaction under the person's role and row-level security. */
  asUser<T>(identity: Identity, work: Work<T>): Promise<T>
  /** A transaction for the server's own rules. */
  asService<T>(work: Work<T>): Promise<T>
  /** One read under the person's rights: the whole transaction travels in a single round trip. */
  readAs<Row extends object>(
    identity: Identity,
    query: string,
    parameters: readonly unknown[],
    options?: ReadOptions,
  ): Promise<Row[]>
  readonly isUp: boolean
  close(): Promise<void>
}

export function openDatabase(options: PoolOptions, log: Log): Database {
  // Before anybody enters, and should entering ever fail, a connection is worth a visitor's and no more.
  const pool = connect({ ...options, role: 'anon' })
  const probe = connect({ ...options, size: 1, applicationName: `${options.applicationName} probe` })
  const availability = new Availability(probe, (up) =>
    up ? log.info('database is back') : log.error('database is unreachable'),
  )
  availability.start()

  const enterAs = <T>(identity: Identity, work: Work<T>): Promise<T> =>
    availability.run(
      () =>
        pool.begin(async (sql) => {
          await enter(sql, identity)
          return work(sql)
        }) as Promise<T>,
    )

  return {
    asUser: enterAs,
    asService: (work) => enterAs(SERVICE, work),
    readAs: (identity, query, parameters, options) =>
      availability.run(() => readInOneTrip(pool, identity, query, parameters, options ?? { prepare: true })),
    get isUp() {
      return availability.isUp
    },
    async close() {
      availability.stop()
      await Promise.all([pool.end({ timeout: 5 }), probe.end({ timeout: 1 })])
    },
  }
}

async function enter(sql: Sql | Transaction, identity: Identity): Promise<void> {
  await sql`select app.enter(${JSON.stringify(identity)}::text::jsonb)`
}

async function readInOneTrip<Row extends object>(
  pool: Sql,
  identity: Identity,
  query: string,
  parameters: readonly unknown[],
  { prepare }: ReadOptions,
): Promise<Row[]> {
  const connection = await pool.reserve()
  // Sent without waiting for one another: should one fail, PostgreSQL refuses the rest and `commit` rolls back.
  const sent = [
    connection.unsafe('begin read only').execute(),
    connection`select app.enter(${JSON.stringify(identity)}::text::jsonb)`.execute(),
    connection.unsafe<Row[]>(query, [...parameters] as never[], { prepare }).execute(),
    connection.unsafe('commit').execute(),
  ] as const
  const [, entered, rows] = await Promise.allSettled(sent)
  connection.release()
  if (entered.status === 'rejected') throw entered.reason
  if (rows.status === 'rejected') throw rows.reason
  return rows.value
}
