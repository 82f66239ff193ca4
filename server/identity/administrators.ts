import { AppError } from '#domain/errors.ts'
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

/**
 * Refuses to let the last current administrator go: nobody could invite another one from the site. The rows are the
 * mutex: of two who leave at the same time, the second sees that the first has left.
 */
export async function refuseIfLastAdministrator(sql: Transaction, personId: string, now: Date): Promise<void> {
  const administrators = await sql<{ id: string }[]>`
    select u.id from auth.users u
    where u.raw_app_meta_data ->> 'user_type' = 'admin' and coalesce(u.banned_until <= ${now}, true)
      and exists (select from auth.users me where me.id = ${personId} and me.raw_app_meta_data ->> 'user_type' = 'admin')
    order by u.id for update of u`
  if (administrators.length === 1 && administrators[0]?.id === personId) throw new AppError('last_administrator')
}
