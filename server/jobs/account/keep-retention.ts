import { RETENTION_HEALTH_ARCHIVE_AFTER_YEARS } from '#domain/constants.ts'
import type { Ending } from '../../account/catalogue/catalogued-table.ts'
import { hasEnded } from '../../account/catalogue/has-ended.ts'
import { dataCatalogue } from '../../account/data-catalogue.ts'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../define-job.ts'

const ROWS_AT_ONCE = 2000
const PAIRS_AT_ONCE = 200
const LOCK_NOT_AVAILABLE = '55P03'

/** Ends each row on the day that the data catalogue gives it, and archives health data of people who stopped meeting. */
export const keepRetention = defineJob({
  name: 'keep-retention',
  schedule: '23 3 * * *',
  retry: { times: 5, firstSeconds: 300, longestSeconds: 3600 },
  runsAtMostSeconds: 3600,
  async handle({ deps: { db, clock }, signal }) {
    const now = clock()
    await archiveOldContacts(db, now, signal)
    for (const { table, retention } of dataCatalogue) {
      if (retention.until === 'ends') await endRows(db, { table, ending: retention, now, signal })
    }
  },
})

/** A pair at a time is enough: the first pass after an outage has many, and locks must stay short. */
async function archiveOldContacts(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const archived = await db.asService(async (sql) => {
      const [row] = await sql<{ pairs: number }[]>`
        with old as (select ${now}::timestamptz - ${RETENTION_HEALTH_ARCHIVE_AFTER_YEARS} * interval '1 year' as until),
        candidates as (
          select distinct a.patient_id, a.practitioner_id from appointments a, old
            where a.archived_at is null and a.booked_at is not null and a.patient_id is not null and a.ends_at < old.until
          union select t.patient_id, t.practitioner_id from threads t, old
            where coalesce(t.last_message_at, t.created_at) < old.until),
        due as (
          select c.*, app.last_contact(c.patient_id, c.practitioner_id) as last_contact_at from candidates c, old
          where app.last_contact(c.patient_id, c.practitioner_id) < old.until limit ${PAIRS_AT_ONCE}),
        archived as materialized (
          select app.archive_pair(patient_id, practitioner_id, last_contact_at, ${now}::timestamptz) from due)
        select count(*)::int as pairs from archived`
      return row?.pairs ?? 0
    })
    if (archived < PAIRS_AT_ONCE) return
  }
}

interface EndedRows {
  table: string
  /** SQL of our own catalogue, never of a caller. */
  ending: Ending
  now: Date
  signal: AbortSignal
}

/** Whole months first; of the month in which the day of today lies, a year ago, single rows. */
async function endRows(db: Database, rows: EndedRows): Promise<void> {
  const { since } = rows.ending
  if (rows.ending.byMonth && since) await dropEndedMonths(db, { ...rows, lasts: since.lasts })
  await deleteEnded(db, rows)
}

async function dropEndedMonths(
  db: Database,
  { table, now, lasts, signal }: EndedRows & { lasts: string },
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const isDropped = await db
      .asService(async (sql) => {
        const [row] = await sql<{ dropped: boolean }[]>`
          select app.drop_ended_month(${table}::text::regclass, ${lasts}::text::interval, ${now}::timestamptz) as dropped`
        return row?.dropped
      })
      .catch((error: unknown) => {
        // Somebody reads it for long: its rows are deleted below, the empty month goes tomorrow.
        if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
        throw error
      })
    if (!isDropped) return
  }
}

async function deleteEnded(db: Database, { table, ending, now, signal }: EndedRows): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const { count } = await db.asService(async (sql) => {
      await sql`select set_config('app.retention', 'on', true)`
      // A ctid is unique in one partition, not in the table that they make up.
      return sql.unsafe(
        `delete from ${table} where (tableoid, ctid) in (
          select t.tableoid, t.ctid from ${table} t where ${hasEnded(ending, '$1::timestamptz')} limit ${ROWS_AT_ONCE})`,
        [now],
      )
    })
    if (count < ROWS_AT_ONCE) return
  }
}
