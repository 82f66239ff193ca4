import { RETENTION_HEALTH_ARCHIVE_AFTER_YEARS } from '#domain/constants.ts'
import { deleteExpiredRows } from '../../account/delete-expired-rows.ts'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../define-job.ts'

const PAIRS_AT_ONCE = 200

/** Applies the retention periods of the data catalogue, and archives health data of pairs without recent contact. */
export const keepRetention = defineJob({
  name: 'keep-retention',
  schedule: '23 3 * * *',
  retry: { times: 5, firstSeconds: 300, longestSeconds: 3600 },
  runsAtMostSeconds: 3600,
  async handle({ deps: { db, clock }, signal }) {
    const now = clock()
    await archiveOldContacts(db, now, signal)
    await deleteExpiredRows(db, { job: 'keep-retention', now, signal })
  },
})

/** One pair per transaction: the first run after an outage has many, and locks must stay short. */
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
            where coalesce(t.last_message_at, t.created_at) < old.until
          -- A report made or answered after the rest was archived; its answer can be read for a year.
          union select r.reporter_id, r.practitioner_id from reports r, old
            where r.state = 'answered' and r.reporter_id is not null and r.answered_at < old.until),
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
