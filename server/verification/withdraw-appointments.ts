import { lockCalendars } from '../booking/calendars.ts'
import { cancelBooking } from '../booking/cancel-booking.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tellAppointmentChanged } from '../video/tell-appointment-changed.ts'

interface Span {
  after: Date
  /** Without it, all that is to come. */
  before?: Date
  now: Date
}

/**
 * Cancels and refunds in full what a practitioner may no longer hold; both parties are told. A start that somebody is paying
 * for is let go of: their payment, should it still arrive, is sent back. Answers how many appointments it was.
 */
export async function withdrawAppointments(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  practitionerId: string,
  { after, before, now }: Span,
): Promise<number> {
  await lockCalendars(sql, [practitionerId])
  const isWithin = sql`practitioner_id = ${practitionerId} and starts_at > ${after}
    and (${before ?? null}::timestamptz is null or starts_at < ${before ?? null})`
  await sql`update appointments set status = 'expired' where ${isWithin} and status = 'held'`
  const due = await sql<{ id: string; price_cents: number }[]>`
    select id, price_cents from appointments where ${isWithin} and status = 'confirmed' order by starts_at for update`
  for (const { id, price_cents: refundCents } of due) {
    await cancelBooking(sql, jobs, { id, side: 'service' }, { refundCents, reason: 'practitioner_withdrawn', now })
    const { patient, practitioner } = await partiesOf(sql, id, now)
    for (const party of [patient, practitioner]) {
      if (!party) continue
      const data = { ...party.mail, canceledBy: 'withdrawn' as const, refundCents }
      await queueMail(sql, jobs, { to: party.email, template: 'appointment-canceled', data })
    }
    await tellAppointmentChanged(sql, fanout, id)
  }
  return due.length
}
