import { feeNow, isOver, refundNow, type Side } from '#domain/booking/rights.ts'
import type { Transaction } from '../db/postgres.ts'

interface Row {
  id: string
  side: Side
  practitioner_id: string | null
  starts_at: Date
  ends_at: Date
  booked_at: Date
  price_cents: number
  is_moved_by_practitioner: boolean
  has_ended: boolean
  left_cents: number
}

export interface AwaitedAppointment {
  id: string
  side: Side
  practitionerId: string | null
  endsAt: Date
  /** It has begun: nothing can be cancelled any more. */
  hasBegun: boolean
  /** Sums that cancelling gives back to its patient, and keeps. */
  refundCents: number
  feeCents: number
}

/** Appointments of the person, on either side, that are not over, with the money of `cancel-appointment`. */
export async function awaitedAppointments(
  sql: Transaction,
  personId: string,
  now: Date,
): Promise<AwaitedAppointment[]> {
  const rows = await sql<Row[]>`
    select a.id, case when a.patient_id = ${personId} then 'patient' else 'practitioner' end as side, a.practitioner_id,
      a.starts_at, a.ends_at, a.booked_at, a.price_cents,
      a.moved_by_practitioner_at is not null as is_moved_by_practitioner,
      exists (select from app.rooms r where r.appointment_id = a.id and r.ended_at is not null)
        or exists (select from consultation_outcomes o where o.appointment_id = a.id) as has_ended,
      coalesce((
        select app.refundable_cents(p.id) from payments p
        where p.appointment_id = a.id and p.completed_at is not null
          and not app.has_refund(p.id)
        order by p.completed_at limit 1), 0) as left_cents
    from appointments a
    where ${personId} in (a.patient_id, a.practitioner_id) and a.status = 'confirmed' and a.booked_at is not null
      and a.ends_at > ${now}
    order by a.starts_at`
  return rows.map(({ id, side, practitioner_id: practitionerId, ends_at: endsAt, ...row }) => {
    const terms = {
      startsAt: row.starts_at,
      bookedAt: row.booked_at,
      priceCents: row.price_cents,
      leftCents: row.left_cents,
      movedByPractitioner: row.is_moved_by_practitioner,
    }
    // Nobody is there any more to hold it.
    const by = practitionerId === null ? 'practitioner' : side
    return {
      id,
      side,
      practitionerId,
      endsAt,
      hasBegun: isOver(terms, now) || row.has_ended,
      refundCents: refundNow(terms, now, by),
      feeCents: feeNow(terms, now, by),
    }
  })
}
