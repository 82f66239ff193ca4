import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../queue/jobs.ts'
import { refundConsultation } from './refund-consultation.ts'

/** Full refund of a decided consultation that its practitioner waives; they then earn nothing. */
export async function waiveConsultation(
  sql: Transaction,
  jobs: Jobs,
  appointmentId: string,
  offeredAt: Date,
): Promise<number> {
  const refundCents = await refundConsultation(sql, jobs, appointmentId, 'offered')
  await sql`
    update consultation_outcomes set offered_at = ${offeredAt}, refund_cents = refund_cents + ${refundCents},
      paid_despite_refund = paid_despite_refund and ${refundCents} = 0, needs_review = false
    where appointment_id = ${appointmentId} and offered_at is null`
  return refundCents
}
