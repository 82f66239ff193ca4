import { SIGN_IN_FAILURE_KEPT_HOURS, UNPROVED_ACCOUNT_DAYS } from '#domain/constants.ts'
import { defineJob } from '../define-job.ts'

/** Deletes what nobody can use any more: ended sessions, dead codes, old failures, accounts that never proved their address. */
export const forgetEndedSessions = defineJob({
  name: 'forget-ended-sessions',
  schedule: '37 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock } }) {
    const now = clock()
    await db.asService(async (sql) => {
      await sql`delete from auth.sessions where not_after < ${now}`
      await sql`delete from auth.one_time_codes where expires_at < ${now}`
      await sql`delete from auth.exchange_codes where expires_at < ${now}`
      await sql`delete from auth.oidc_journeys where expires_at < ${now}`
      await sql`delete from auth.challenges where expires_at < ${now}`
      await sql`delete from auth.sign_in_failures
        where last_failed_at < ${now}::timestamptz - ${SIGN_IN_FAILURE_KEPT_HOURS} * interval '1 hour'`
      await sql`delete from auth.users where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous
        and created_at < ${now}::timestamptz - ${UNPROVED_ACCOUNT_DAYS} * interval '1 day'`
    })
  },
})
