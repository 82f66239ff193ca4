import { RETENTION_IDEMPOTENT_ANSWER_DAYS, RETENTION_REFUSED_MAIL_DAYS } from '#domain/constants.ts'
import { LONGEST_LIMIT_SECONDS } from '../../rate-limit.ts'
import { defineJob } from '../define-job.ts'

/** Deletes what has served its purpose: counters, answers kept for a repeated request, used checks, abandoned attempts. */
export const forgetExpiredRows = defineJob({
  name: 'forget-expired-rows',
  schedule: '17 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock } }) {
    const now = clock()
    await db.asService(async (sql) => {
      await sql`delete from app.rate_limits where window_start < ${now}::timestamptz - ${LONGEST_LIMIT_SECONDS} * interval '1 second'`
      await sql`delete from app.idempotent_answers where created_at < ${now}::timestamptz - ${RETENTION_IDEMPOTENT_ANSWER_DAYS} * interval '1 day'`
      await sql`delete from app.used_security_checks where expires_at < ${now}`
      await sql`delete from app.outgoing_mails where refused_at < ${now}::timestamptz - ${RETENTION_REFUSED_MAIL_DAYS} * interval '1 day'`
      await sql`delete from app.outgoing_sms where useless_after < ${now}`
      await sql`delete from auth.factors where status = 'unverified' and created_at < ${now}::timestamptz - interval '1 hour'`
      await sql`update auth.users set new_email = null, new_phone = null
        where num_nonnulls(new_email, new_phone) > 0 and updated_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from auth.registrations where created_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from storage.objects where owner is null and created_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from newsletter_subscriptions where confirmed_at is null and confirmation_expires_at < ${now}`
    })
  },
})
