import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { type LockedAppointment, lockAppointment } from './lock-appointment.ts'

type Canceling = { appointmentId: string; callerId: string }

/**
 * Locks an appointment that the caller wants to leave; one that they have already left answers what it gave back. An answer
 * lost on the way is asked for again, perhaps by a page loaded since, which sends another Idempotency-Key.
 */
export async function lockToCancel(
  sql: Transaction,
  canceling: Canceling,
): Promise<LockedAppointment | { leftFor: { refundCents: number } }> {
  try {
    return await lockAppointment(sql, canceling)
  } catch (refusal) {
    const isOver = refusal instanceof AppError && refusal.code === 'appointment_over'
    const leftFor = isOver ? await readOwnCancellation(sql, canceling) : undefined
    if (leftFor) return { leftFor }
    throw refusal
  }
}

async function readOwnCancellation(sql: Transaction, { appointmentId, callerId }: Canceling) {
  const [canceled] = await sql<{ refund_cents: number }[]>`
    select (
      select coalesce(sum(r.amount), 0) from payments p join app.refunds r on r.payment_id = p.id where p.appointment_id = a.id
    )::int as refund_cents
    from appointments a
    where a.id = ${appointmentId} and a.status = 'canceled'
      and case a.canceled_by when 'patient' then a.patient_id when 'practitioner' then a.practitioner_id end = ${callerId}`
  return canceled && { refundCents: canceled.refund_cents }
}
