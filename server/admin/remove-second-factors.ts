import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * For somebody who cannot sign in any more: without a factor, the second step is a mailed code. A trusted device would
 * skip that code, and may be the one that was lost.
 */
export async function removeSecondFactors(
  sql: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  { id, email }: { id: string; email: string | null },
  now: Date,
): Promise<void> {
  // A trigger records the removal in the person's access log.
  await sql`delete from auth.factors where user_id = ${id}`
  await sql`delete from auth.trusted_devices where user_id = ${id}`
  await sql`delete from auth.sessions where user_id = ${id}`
  await sql`insert into access_log (user_id, act, occurred_at) values (${id}, 'sessions-ended-by-team', ${now})`
  if (email) await queueMail(sql, jobs, { to: email, template: 'second-factor-reset', data: {} })
}
