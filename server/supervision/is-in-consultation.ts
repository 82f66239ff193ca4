import type { Transaction } from '../db/postgres.ts'

/**
 * True if the practitioner has a consultation in that time, or one that is being paid; the caller has locked their
 * calendar. An expired hold blocks nobody: a payment that still arrives for it is refunded.
 */
export async function isInConsultation(
  sql: Transaction,
  practitionerId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const isThen = sql`practitioner_id = ${practitionerId} and starts_at < ${endsAt} and ends_at > ${startsAt}`
  await sql`update appointments set status = 'expired' where ${isThen} and status = 'held' and held_until <= now()`
  const busy = await sql`select from appointments where ${isThen} and status in ('held', 'confirmed')`
  return busy.count > 0
}
