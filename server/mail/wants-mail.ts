import type { OptionalMail } from '#domain/profile/notifications.ts'
import type { Transaction } from '../db/postgres.ts'

/** True unless the person at that address has turned this kind of mail off. */
export async function wantsMail(sql: Transaction, email: string, kind: OptionalMail): Promise<boolean> {
  const [declined] = await sql`
    select from notification_choices c join auth.users u on u.id = c.user_id
    where u.email = ${email} and c.kind = ${kind} and not c.is_wanted`
  return declined === undefined
}
