import type { Slot } from '#domain/availability/slot.ts'
import type { Sql, Transaction } from '../db/postgres.ts'

/** Answers the new slot's id; nothing when the time meets another slot of theirs. */
export async function insertSlot(
  sql: Sql | Transaction,
  practitionerId: string,
  { startsAt, endsAt, starts }: Slot,
): Promise<string | undefined> {
  const [slot] = await sql<{ id: string }[]>`
    insert into slots (practitioner_id, starts_at, ends_at, starts)
    values (${practitionerId}, ${startsAt}, ${endsAt}, ${starts.map((start) => start.toISOString())}::text[]::timestamptz[])
    on conflict on constraint slots_do_not_overlap do nothing
    returning id`
  return slot?.id
}
