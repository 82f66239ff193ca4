import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account, AccountFactor } from '../accounts/account.ts'

/**
 * Removes a second factor and mails the person. Ends all sessions except the given one, which drops to `aal1` when it
 * was the last factor.
 */
export async function removeFactor(
  sql: Transaction,
  { jobs }: Deps,
  account: Account,
  factor: AccountFactor,
  keptSessionId: string | null,
): Promise<void> {
  await sql`delete from auth.factors where id = ${factor.id}`
  if (factor.status !== 'verified') return
  await sql`delete from auth.sessions where user_id = ${account.id} and id is distinct from ${keptSessionId}`
  const [left] = await sql`
    select from auth.factors
    where user_id = ${account.id} and factor_type <> 'recovery_code' and status = 'verified'`
  if (!left) {
    // Recovery codes replace a lost factor; without a factor they would be a second password.
    await sql`delete from auth.factors where user_id = ${account.id} and factor_type = 'recovery_code'`
    await sql`update auth.sessions set aal = 'aal1' where id = ${keptSessionId}`
  }
  const data = { isOn: false, isPhone: factor.factor_type === 'phone' }
  if (account.email) await queueMail(sql, jobs, { to: account.email, template: 'second-factor-changed', data })
}
