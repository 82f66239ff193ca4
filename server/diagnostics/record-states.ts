import type { DiagnosticItem } from '#domain/admin/diagnostic.ts'
import type { Transaction } from '../db/postgres.ts'
import { administratorEmails } from '../identity/administrators.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'

/** Arbitrary advisory lock number: concurrent diagnostics are recorded one after the other. */
const RECORD_LOCK = 4_711_2029
/** A flapping component is mailed at most once in this time. */
const TOLD_AGAIN_AFTER_MINUTES = 60

/**
 * Extends the period of an unchanged component, starts a new one on a change, and mails
 * administrators about a new critical one.
 */
export async function recordStates(
  sql: Transaction,
  jobs: Jobs,
  items: readonly DiagnosticItem[],
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RECORD_LOCK})`
  const known = await sql<{ component: string; status: string; began_at: Date }[]>`
    select distinct on (component) component, status, began_at from app.component_states order by component, began_at desc`
  const periods = new Map(known.map((period) => [period.component, period]))
  for (const { id, status, details } of items) {
    const period = periods.get(id)
    if (period?.status === status)
      await sql`
        update app.component_states set seen_at = greatest(seen_at, ${now}), details = ${details}
        where component = ${id} and began_at = ${period.began_at}`
    else
      await sql`
        insert into app.component_states (component, status, details, began_at, seen_at)
        values (${id}, ${status}, ${details}, ${now}, ${now}) on conflict do nothing`
  }
  const changed = items.filter(({ id, status }) => status === 'error' && periods.get(id)?.status !== 'error')
  const fresh = await notToldLately(sql, changed, now)
  if (fresh.length === 0) return
  const found = fresh.map(({ component, details, solution }) => ({ component, details, solution }))
  for (const to of await administratorEmails(sql, now))
    await queueMail(sql, jobs, { to, template: 'component-critical', data: { found } })
}

async function notToldLately(sql: Transaction, items: DiagnosticItem[], now: Date): Promise<DiagnosticItem[]> {
  if (items.length === 0) return []
  const lately = await sql<{ component: string }[]>`
    select component from app.component_states where status = 'error' and began_at < ${now}
      and seen_at > ${now}::timestamptz - ${TOLD_AGAIN_AFTER_MINUTES} * interval '1 minute'`
  const told = new Set(lately.map(({ component }) => component))
  return items.filter(({ id }) => !told.has(id))
}
