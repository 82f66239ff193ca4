import { lockCalendars } from '../booking/calendars.ts'
import { cancelByService } from '../booking/cancel-by-service.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'

interface Span {
  after: Date
  /** Default: all upcoming appointments. */
  before?: Date
  now: Date
}

/**
 * Cancels with a full refund the appointments a practitioner may no longer hold; notifies both parties. Releases
 * payment holds: a payment that still arrives is refunded. Returns the number of appointments.
 */
export async function withdrawAppointments(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  practitionerId: string,
  { after, before, now }: Span,
): Promise<number> {
  await lockCalendars(sql, [practitionerId])
  const isWithin = sql`practitioner_id = ${practitionerId} and starts_at > ${after}
    and (${before ?? null}::timestamptz is null or starts_at < ${before ?? null})`
  await sql`update appointments set status = 'expired' where ${isWithin} and status = 'held'`
  const due = await sql<{ id: string; price_cents: number }[]>`
    select id, price_cents from appointments where ${isWithin} and status = 'confirmed' order by starts_at for update`
  for (const appointment of due)
    await cancelByService(sql, deps, appointment, { told: 'withdrawn', reason: 'practitioner_withdrawn', now })
  return due.length
}
