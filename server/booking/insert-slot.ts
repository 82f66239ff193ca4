import type { Slot } from '#domain/availability/slot.ts'
import type { Sql, Transaction } from '../db/postgres.ts'

/** Returns the id of the new slot, or nothing when it overlaps another slot of the practitioner. */
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
