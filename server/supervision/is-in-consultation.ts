import type { Transaction } from '../db/postgres.ts'

/** True if the practitioner has a consultation in that time; the caller has locked their calendar. */
export async function isInConsultation(
  sql: Transaction,
  practitionerId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const busy = await sql`
    select from appointments
    where practitioner_id = ${practitionerId} and status in ('held', 'confirmed')
      and starts_at < ${endsAt} and ends_at > ${startsAt}`
  return busy.count > 0
}
