import { UNPROVED_ACCOUNT_DAYS } from '#domain/constants.ts'
import { deleteExpiredRows } from '../../account/delete-expired-rows.ts'
import { defineJob } from '../define-job.ts'

/** Deletes ended sessions, expired codes, old failure counters and unconfirmed accounts. */
export const forgetEndedSessions = defineJob({
  name: 'forget-ended-sessions',
  schedule: '37 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock }, signal }) {
    const now = clock()
    await deleteExpiredRows(db, { job: 'forget-ended-sessions', now, signal })
    await db.asService(
      (
        sql,
      ) => sql`delete from auth.users where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous
        and created_at < ${now}::timestamptz - ${UNPROVED_ACCOUNT_DAYS} * interval '1 day'`,
    )
  },
})
