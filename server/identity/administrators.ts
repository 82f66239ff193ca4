import type { Transaction } from '../db/postgres.ts'

/** Email addresses of the current administrators. */
export async function administratorEmails(sql: Transaction, now: Date): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select email from auth.users
    where raw_app_meta_data ->> 'user_type' = 'admin' and email is not null and coalesce(banned_until <= ${now}, true)
    order by created_at`
  return rows.map(({ email }) => email)
}

/** True if that person is the only current administrator. */
export async function isSoleAdministrator(sql: Transaction, personId: string | null, now: Date): Promise<boolean> {
  const administrators = await sql<{ id: string }[]>`
    select id from auth.users
    where raw_app_meta_data ->> 'user_type' = 'admin' and coalesce(banned_until <= ${now}, true) limit 2`
  return administrators.length === 1 && administrators[0]?.id === personId
}
