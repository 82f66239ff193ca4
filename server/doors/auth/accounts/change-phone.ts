import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account } from './account.ts'
import { addIdentity } from './add-identity.ts'

/** Sets a confirmed phone number; false when another account has it. Ends all sessions except the given one. */
export async function changePhone(
  sql: Transaction,
  { jobs, clock }: Deps,
  account: Account,
  phone: string,
  keptSessionId: string | null,
): Promise<boolean> {
  const now = clock()
  const [moved] = await sql`
    update auth.users set phone = ${phone}, new_phone = null, phone_confirmed_at = ${now}, updated_at = ${now},
      is_anonymous = false
    where id = ${account.id} and not exists (select from auth.users where phone = ${phone} and id <> ${account.id})
    returning id`
  if (!moved) return false
  await addIdentity(sql, {
    userId: account.id,
    provider: 'phone',
    subject: account.id,
    data: { phone, sub: account.id },
    now,
  })
  await sql`delete from auth.sessions where user_id = ${account.id} and id is distinct from ${keptSessionId}`
  if (account.email) await queueMail(sql, jobs, { to: account.email, template: 'phone-changed', data: {} })
  return true
}
