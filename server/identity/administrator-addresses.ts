import type { Transaction } from '../db/postgres.ts'
import type { Settings } from '../settings.ts'

/** Of administrators who can act; the contact address when there is none. */
export async function administratorAddresses(
  sql: Transaction,
  { CONTACT_ADDRESS }: Pick<Settings, 'CONTACT_ADDRESS'>,
  now: Date,
): Promise<string[]> {
  const administrators = await sql<{ email: string }[]>`
    select u.email from profiles p join auth.users u on u.id = p.id
    where p.user_type = 'admin' and u.email is not null and (u.banned_until is null or u.banned_until < ${now})`
  return administrators.count > 0 ? administrators.map(({ email }) => email) : [CONTACT_ADDRESS]
}
