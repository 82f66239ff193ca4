import type { Transaction } from '#server/db/postgres.ts'
import type { Person } from './people.ts'

/** A meeting offered by the user, later than any test. */
export async function insertMeetingOf(sql: Transaction, { id }: Person): Promise<string> {
  const [meeting] = await sql<{ id: string }[]>`
    insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
    values (${id}, 'one_to_one', '2030-06-01T07:00Z', '2030-06-01T08:00Z', now()) returning id`
  return meeting?.id ?? ''
}
