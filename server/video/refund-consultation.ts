import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import { orderRefund } from '../money/order-refund.ts'
import type { Jobs } from '../queue/jobs.ts'

/** Refunds what was paid and not refunded yet. Returns the amount; zero when it was done before. */
export async function refundConsultation(
  sql: Transaction,
  jobs: Jobs,
  appointmentId: string,
  reason: RefundReason,
): Promise<number> {
  const [paid] = await sql<{ id: string; amount: number }[]>`
    select id, amount from payments where appointment_id = ${appointmentId} and completed_at is not null
    order by completed_at limit 1`
  return paid ? orderRefund(sql, jobs, { paymentId: paid.id, amountCents: paid.amount, reason }) : 0
}
