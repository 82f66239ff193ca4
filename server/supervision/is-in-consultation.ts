import type { Transaction } from '../db/postgres.ts'

/** Whether somebody gives a consultation within that time; their calendar is locked by the caller. */
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
