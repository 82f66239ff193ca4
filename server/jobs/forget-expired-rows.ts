import {
  RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY,
  RETENTION_CONNECTION_LOG_YEARS,
  RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT,
  RETENTION_IDEMPOTENT_ANSWER_DAYS,
  RETENTION_REFUSED_MAIL_DAYS,
  RETENTION_STAY_YEARS,
} from '#domain/constants.ts'
import { LONGEST_LIMIT_SECONDS } from '../rate-limit.ts'
import { defineJob } from './define-job.ts'

/** Deletes what has served: counters, answers kept for a repeated request, used checks, and messages past retention. */
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
      await sql`delete from access_log where occurred_at < ${now}::timestamptz - ${RETENTION_CONNECTION_LOG_YEARS} * interval '1 year'`
      await sql`delete from auth.factors where status = 'unverified' and created_at < ${now}::timestamptz - interval '1 hour'`
      await sql`update auth.users set new_email = null, new_phone = null
        where num_nonnulls(new_email, new_phone) > 0 and updated_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from auth.registrations where created_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from storage.objects where owner is null and created_at < ${now}::timestamptz - interval '1 day'`
      await sql`delete from newsletter_subscriptions where confirmed_at is null and confirmation_expires_at < ${now}`
      await sql`
        delete from thread_messages m using threads t, lateral (
          select max(a.ends_at) as ends_at from appointments a
          where a.patient_id = t.patient_id and a.practitioner_id = t.practitioner_id
        ) as last
        where t.id = m.thread_id and greatest(t.last_message_at, last.ends_at)
          < ${now}::timestamptz - ${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} * interval '1 year'`
      await sql`delete from app.room_stays where entered_at < ${now}::timestamptz - ${RETENTION_STAY_YEARS} * interval '1 year'`
      await sql`delete from contact_messages
        where created_at < ${now}::timestamptz - ${RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY} * interval '1 year'`
    })
  },
})
