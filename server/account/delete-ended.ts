import type { Database } from '../db/database.ts'
import type { JobName } from '../jobs/job-contracts.ts'
import { dataCatalogue } from './data-catalogue.ts'

const ROWS_AT_ONCE = 2000

interface Pass {
  /** The job that runs: it ends the tables that name it, `keep-retention` those that name none. */
  job: JobName
  now: Date
  signal: AbortSignal
}

/** Deletes the rows whose end has come, as the data catalogue says. */
export async function deleteEnded(db: Database, { job, now, signal }: Pass): Promise<void> {
  for (const { table, retention } of dataCatalogue) {
    if (retention.until !== 'ends' || (retention.job ?? 'keep-retention') !== job) continue
    // SQL of our own catalogue, never of a caller.
    const statement = `delete from ${table} where ctid in
      (select t.ctid from ${table} t where (${retention.at}) <= $1::timestamptz limit ${ROWS_AT_ONCE})`
    for (;;) {
      signal.throwIfAborted()
      const { count } = await db.asService((sql) => sql.unsafe(statement, [now]))
      if (count < ROWS_AT_ONCE) break
    }
  }
}
