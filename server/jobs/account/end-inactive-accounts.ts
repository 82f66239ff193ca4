import { INACTIVITY_WARNING_DAYS } from '#domain/constants.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { INACTIVE_ACCOUNTS } from '../../account/inactive-accounts.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const ACCOUNTS_AT_ONCE = 500

/** Erases accounts whose announced end date has come, if unused since. */
export const endInactiveAccounts = defineJob({
  name: 'end-inactive-accounts',
  schedule: '41 4 * * *',
  retry: { times: 3, firstSeconds: 300, longestSeconds: 3600 },
  runsAtMostSeconds: 1800,
  async handle({ deps: { db, jobs, fanout, clock }, signal }) {
    const now = clock()
    await inBatches(ACCOUNTS_AT_ONCE, signal, async () => {
      const due = await db.asService((sql) =>
        sql.unsafe<{ id: string }[]>(`${dueAccounts} limit ${ACCOUNTS_AT_ONCE}`, [now]),
      )
      for (const { id } of due) {
        signal.throwIfAborted()
        // Checked again under a row lock: a sign-in meanwhile keeps the account.
        await db.asService(async (sql) => {
          await sql`select from auth.users where id = ${id} for update`
          const still = await sql.unsafe(`select from (${dueAccounts}) due where due.id = $2`, [now, id])
          if (still.length > 0) await eraseAccount(sql, { jobs, fanout, now }, { id, reason: 'inactive' })
        })
      }
      return due.length
    })
  },
})

const dueAccounts = `
  select a.id from (${INACTIVE_ACCOUNTS}) a
  join app.inactivity_warnings w on w.user_id = a.id and w.days_before = ${INACTIVITY_WARNING_DAYS[1]}
    and w.sent_at > a.last_active_at and w.ends_on <= $1::date`
