import { INACTIVITY_WARNING_DAYS, RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY } from '#domain/constants.ts'
import { INACTIVE_ACCOUNTS } from '../../account/inactive-accounts.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const ACCOUNTS_AT_ONCE = 500
const [FIRST_DAYS, LAST_DAYS] = INACTIVITY_WARNING_DAYS

/**
 * Two warnings before an unused account is erased. The first one sets the date, so that a delayed job never erases
 * without warning.
 */
export const warnInactiveAccounts = defineJob({
  name: 'warn-inactive-accounts',
  schedule: '11 7 * * *',
  retry: { times: 3, firstSeconds: 300, longestSeconds: 3600 },
  runsAtMostSeconds: 600,
  async handle({ deps: { db, jobs, clock }, signal }) {
    const now = clock()
    for (const warn of [firstWarning, lastWarning]) {
      await inBatches(ACCOUNTS_AT_ONCE, signal, () =>
        db.asService(async (sql) => {
          const warned = await sql.unsafe<{ email: string | null; ends_on: string }[]>(warn, [now])
          for (const { email, ends_on: endsOn } of warned) {
            if (email) await queueMail(sql, jobs, { to: email, template: 'account-ends', data: { endsOn } })
          }
          return warned.length
        }),
      )
    }
  },
})

const writeWarnings = (days: number) => `
  inserted as (
    insert into app.inactivity_warnings (user_id, days_before, ends_on, sent_at)
    select id, ${days}, ends_on, $1::timestamptz from due on conflict do nothing returning user_id)
  select due.email, due.ends_on::text from due join inserted on inserted.user_id = due.id`

const firstWarning = `
  with account as (${INACTIVE_ACCOUNTS}),
  due as (
    select id, email, greatest(last_active_at + interval '${RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY} years',
      $1::timestamptz + interval '${FIRST_DAYS} days')::date as ends_on
    from account a
    where last_active_at + interval '${RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY} years ${-FIRST_DAYS} days' <= $1::timestamptz
      and not exists (select from app.inactivity_warnings w where w.user_id = a.id and w.sent_at > a.last_active_at)
    limit ${ACCOUNTS_AT_ONCE}),
  ${writeWarnings(FIRST_DAYS)}`

const lastWarning = `
  with account as (${INACTIVE_ACCOUNTS}),
  due as (
    select a.id, a.email, greatest(w.ends_on, ($1::timestamptz + interval '${LAST_DAYS} days')::date) as ends_on
    from account a join app.inactivity_warnings w on w.user_id = a.id and w.days_before = ${FIRST_DAYS}
      and w.sent_at > a.last_active_at and w.ends_on - ${LAST_DAYS} <= $1::date
    where not exists (
      select from app.inactivity_warnings last
      where last.user_id = a.id and last.days_before = ${LAST_DAYS} and last.sent_at > a.last_active_at)
    limit ${ACCOUNTS_AT_ONCE}),
  ${writeWarnings(LAST_DAYS)}`
