import { mailboxOf } from '#domain/booking/mailbox-of.ts'
import type { Transaction } from '../db/postgres.ts'

/** Every mailbox the person has confirmed or is confirming: of the account, of a linked provider, of the sign-up. */
export async function ownMailboxes(sql: Transaction, userId: string): Promise<Set<string>> {
  const rows = await sql<{ email: string }[]>`
    select email from auth.users where id = ${userId} and email is not null
    union select new_email from auth.users where id = ${userId} and new_email is not null
    union select identity_data ->> 'email' from auth.identities
      where user_id = ${userId} and identity_data ->> 'email' is not null
    union select email from auth.registrations where user_id = ${userId}`
  return new Set(rows.map(({ email }) => mailboxOf(email)))
}
