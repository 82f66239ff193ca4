import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Mails every referent who may read the report; the team if there is none. No text of the report is in the mail. */
export async function notifyReferents(
  sql: Transaction,
  { jobs, fanout, settings }: Pick<Deps, 'jobs' | 'fanout' | 'settings'>,
  reportId: string,
  data: { dueAt: string; why: 'new' | 'reminder' },
): Promise<void> {
  const referents = await sql<{ id: string; email: string | null }[]>`
    select u.id, u.email from reports r, profiles p join auth.users u on u.id = p.id
    where r.id = ${reportId} and p.is_referent and app.may_read_report(r, p.id)`
  notifyInbox(
    sql,
    fanout,
    referents.map(({ id }) => id),
    'supervision',
  )
  const addresses = referents.flatMap(({ email }) => (email ? [email] : []))
  for (const to of addresses.length > 0 ? addresses : [settings.CONTACT_ADDRESS])
    await queueMail(sql, jobs, { to, template: 'report-waits', data })
}
