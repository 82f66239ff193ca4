import { deleteExpiredRows } from '../../account/delete-expired-rows.ts'
import { defineJob } from '../define-job.ts'

/** Deletes expired rows: counters, idempotent answers, used proofs of work, abandoned attempts. */
export const forgetExpiredRows = defineJob({
  name: 'forget-expired-rows',
  schedule: '17 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock }, signal }) {
    const now = clock()
    await deleteExpiredRows(db, { job: 'forget-expired-rows', now, signal })
    // Abandoned attempts, in tables whose other rows stay.
    await db.asService(async (sql) => {
      await sql`delete from auth.factors where status = 'unverified' and created_at < ${now}::timestamptz - interval '1 hour'`
      await sql`update auth.users set new_email = null, new_phone = null
        where num_nonnulls(new_email, new_phone) > 0 and updated_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from storage.objects where owner is null and created_at < ${now}::timestamptz - interval '1 day'`
    })
  },
})
