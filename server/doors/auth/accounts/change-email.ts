import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account } from './account.ts'
import { addIdentity } from './add-identity.ts'

/**
 * Changes the address of an account; false when another account has it. Ends all sessions except the given one, and
 * mails the old address.
 */
export async function changeEmail(
  sql: Transaction,
  { jobs, clock }: Deps,
  account: Account,
  email: string,
  keptSessionId: string | null,
): Promise<boolean> {
  const now = clock()
  const [moved] = await sql`
    update auth.users set email = ${email}, new_email = null, email_confirmed_at = ${now}, updated_at = ${now},
      is_anonymous = false
    where id = ${account.id} and not exists (select from auth.users where email = ${email} and id <> ${account.id})
    returning id`
  if (!moved) return false
  await addIdentity(sql, {
    userId: account.id,
    provider: 'email',
    subject: account.id,
    data: { email, sub: account.id },
    now,
  })
  await sql`delete from auth.sessions where user_id = ${account.id} and id is distinct from ${keptSessionId}`
  if (account.email) await queueMail(sql, jobs, { to: account.email, template: 'email-changed', data: {} })
  return true
}
