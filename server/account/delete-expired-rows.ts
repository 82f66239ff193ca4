import type { Database } from '../db/database.ts'
import type { JobName } from '../queue/job-contracts.ts'
import type { Ending } from './catalogue/catalogued-table.ts'
import { hasEnded } from './catalogue/has-ended.ts'
import { dataCatalogue } from './data-catalogue.ts'

const ROWS_AT_ONCE = 2000
const LOCK_NOT_AVAILABLE = '55P03'

interface Pass {
  /** The running job: it handles the tables that name it; `keep-retention` handles those that name none. */
  job: JobName
  now: Date
  signal: AbortSignal
}

/**
 * Deletes rows whose retention period has ended according to the data catalogue, by dropping whole month partitions first.
 */
export async function deleteExpiredRows(db: Database, { job, now, signal }: Pass): Promise<void> {
  for (const { table, retention } of dataCatalogue) {
    if (retention.until !== 'ends' || (retention.job ?? 'keep-retention') !== job) continue
    if (retention.byMonth) await dropEndedMonths(db, { table, ending: retention, now, signal })
    await deleteRows(db, { table, ending: retention, now, signal })
  }
}

interface Ended extends Omit<Pass, 'job'> {
  table: string
  /** SQL from our own catalogue, never from a caller. */
  ending: Ending
}

async function deleteRows(db: Database, { table, ending, now, signal }: Ended): Promise<void> {
  // A ctid is unique in one partition, not in the partitioned table.
  const statement = `delete from ${table} where (tableoid, ctid) in (
    select t.tableoid, t.ctid from ${table} t where ${hasEnded(ending, '$1::timestamptz')} limit ${ROWS_AT_ONCE})`
  for (;;) {
    signal.throwIfAborted()
    const { count } = await db.asService(async (sql) => {
      // Partitioned tables refuse any other deletion: see app.refuse_delete.
      await sql`select set_config('app.retention', 'on', true)`
      return sql.unsafe(statement, [now])
    })
    if (count < ROWS_AT_ONCE) return
  }
}

async function dropEndedMonths(db: Database, { table, ending, now, signal }: Ended): Promise<void> {
  const { lasts } = ending.since ?? {}
  if (!lasts) return
  for (;;) {
    signal.throwIfAborted()
    const isDropped = await db
      .asService(async (sql) => {
        const [row] = await sql<{ dropped: boolean }[]>`
          select app.drop_ended_month(${table}::text::regclass, ${lasts}::text::interval, ${now}::timestamptz) as dropped`
        return row?.dropped
      })
      .catch((error: unknown) => {
        // Lock timeout, a long query reads the partition: delete its rows one by one; the empty month is dropped tomorrow.
        if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
        throw error
      })
    if (!isDropped) return
  }
}
