import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../../db/postgres.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { settleReaders } from '../../reports/settle-readers.ts'
import type { Act } from '../act.ts'

async function lockSuspended(sql: Transaction, id: string): Promise<{ name: string; email: string | null }> {
  const [person] = await sql<{ name: string; email: string | null }[]>`
    select btrim(p.first_name || ' ' || p.last_name) as name, u.email
    from profiles p join auth.users u on u.id = p.id
    where p.id = ${id} and p.suspended_at is not null for update of p`
  if (!person) throw new AppError('not_found')
  return person
}

export const liftSuspension: Act<'lift-suspension'> = {
  async sentence({ sql }, { personId }) {
    const { name } = await lockSuspended(sql, personId)
    return `Lever la suspension de ${name}`
  },
  async perform({ sql, deps, now }, { personId }) {
    const { email } = await lockSuspended(sql, personId)
    await sql`update profiles set suspended_at = null where id = ${personId}`
    await settleReaders(sql, deps, now)
    if (email)
      await queueMail(sql, deps.jobs, { to: email, template: 'suspended', data: { isLifted: true, reason: null } })
  },
}
