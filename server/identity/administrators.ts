import type { Transaction } from '../db/postgres.ts'

/** Email addresses of the current administrators. */
export async function administratorEmails(sql: Transaction, now: Date): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select email from auth.users
    where raw_app_meta_data ->> 'user_type' = 'admin' and email is not null and coalesce(banned_until <= ${now}, true)
    order by created_at`
  return rows.map(({ email }) => email)
}
