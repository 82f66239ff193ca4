import type { Sql, Transaction } from '#server/db/postgres.ts'
import { giveTelephone } from './people.ts'

/** Makes a student bookable: proof accepted, status valid, a supervisor assigned. */
export async function makeBookable(sql: Sql | Transaction, studentId: string): Promise<void> {
  await sql`
    update profiles set user_type = 'student', validated_at = now(), status_valid_until = '2099-10-31',
      supervisor_id = ${await supervisor(sql, studentId)}
    where id = ${studentId}`
}

/** Any psychologist who may supervise; created when there is none. */
async function supervisor(sql: Sql | Transaction, studentId: string): Promise<string> {
  const [known] = await sql<{ id: string }[]>`
    select id from profiles
    where user_type = 'therapist' and verified_at is not null and suspended_at is null and id <> ${studentId} limit 1`
  if (known) return known.id
  const id = crypto.randomUUID()
  await sql`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${`${id}@exemple.fr`}, '{"user_type":"therapist"}', '{"name":"Hélène Girard"}')`
  await sql`update profiles set verified_at = now() where id = ${id}`
  await giveTelephone(sql, id)
  return id
}
