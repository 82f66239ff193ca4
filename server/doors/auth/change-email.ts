import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { emailAppMetadata } from '../../identity/create-account.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type Account, userTypeOfAccount } from './account.ts'

/**
 * Moves an account to an address; false when another account has it. Sessions end, except the one named, and the old
 * address is told.
 */
export async function changeEmail(
  sql: Transaction,
  { jobs, clock }: Deps,
  account: Account,
  email: string,
  keptSessionId: string | null,
): Promise<boolean> {
  const now = clock()
  const appMetadata = { ...account.raw_app_meta_data, ...emailAppMetadata(userTypeOfAccount(account)) }
  const [moved] = await sql`
    update auth.users set email = ${email}, new_email = null, email_confirmed_at = ${now}, updated_at = ${now},
      is_anonymous = false, raw_app_meta_data = ${sql.json(appMetadata)}
    where id = ${account.id} and not exists (select from auth.users where email = ${email} and id <> ${account.id})
    returning id`
  if (!moved) return false
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
    values (${account.id}, 'email', ${account.id}, ${sql.json({ email, sub: account.id })})
    on conflict on constraint identities_provider_id_unique do update
      set identity_data = excluded.identity_data, updated_at = ${now}`
  await sql`delete from auth.sessions where user_id = ${account.id} and id is distinct from ${keptSessionId}`
  if (account.email) await queueMail(sql, jobs, { to: account.email, template: 'email-changed', data: {} })
  return true
}
