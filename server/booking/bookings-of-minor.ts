import type { ParentalEnd } from '#domain/booking/parental.ts'
import type { Transaction } from '../db/postgres.ts'

/**
 * Upcoming appointments of a minor and their refund. Used for the parent's preview
 * and for the execution, so that both agree.
 */
export async function bookingsOfMinor(sql: Transaction, patientId: string, now: Date): Promise<ParentalEnd> {
  const [sum] = await sql<{ canceled: number; refund_cents: number }[]>`
    select count(*)::int as canceled, coalesce(sum(least(a.price_cents, paid.refundable)), 0)::int as refund_cents
    from appointments a
    left join lateral (
      select app.refundable_cents(p.id) as refundable from payments p
      where p.appointment_id = a.id and p.completed_at is not null
        and not app.has_refund(p.id)
      order by p.completed_at limit 1
    ) as paid on true
    where a.patient_id = ${patientId} and a.status = 'confirmed' and a.starts_at > ${now}`
  return { canceled: sum?.canceled ?? 0, refundCents: sum?.refund_cents ?? 0 }
}
