import { AppError } from '#domain/errors.ts'
import { appendAuditEntry } from '../audit/append-audit-entry.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { administratorEmails } from '../identity/administrators.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { removeSecondFactors } from './remove-second-factors.ts'

interface Person {
  id: string
  name: string
}

/**
 * By a command of the operator, for an administrator or a referent: with two administrators, nobody is left to approve
 * the act of two. The administrators are told, or the team when the person is the only one.
 */
export async function resetSecondFactorOf(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  email: string,
  now: Date,
): Promise<void> {
  const [person] = await sql<Person[]>`
    select u.id, btrim(p.first_name || ' ' || p.last_name) as name
    from auth.users u join profiles p on p.id = u.id
    where u.email = ${email} and (p.user_type = 'admin' or app.is_referent(p.id)) for update of p`
  if (!person) throw new AppError('not_found')
  if (!(await hasSecondFactor(sql, person.id))) throw new AppError('second_factor_missing')
  await removeSecondFactors(sql, { jobs }, { id: person.id, email }, now)
  await appendAuditEntry(sql, null, { act: 'reset-second-factor-by-command', subject: person.id, detail: {} })
  const others = (await administratorEmails(sql, now)).filter((address) => address !== email)
  const data = { name: person.name }
  for (const to of others.length > 0 ? others : [settings.CONTACT_ADDRESS])
    await queueMail(sql, jobs, { to, template: 'second-factor-reset-by-command', data })
}
