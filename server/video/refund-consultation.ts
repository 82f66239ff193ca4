import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderRefund } from '../payment/order-refund.ts'

/** Refunds what was paid and not refunded yet. Returns the amount; zero when it was done before. */
export async function refundConsultation(
  sql: Transaction,
  jobs: Jobs,
  appointmentId: string,
  reason: RefundReason,
): Promise<number> {
  const [paid] = await sql<{ id: string; left_cents: number }[]>`
    select p.id, (p.amount - coalesce((select sum(r.amount) from app.refunds r where r.payment_id = p.id), 0))::int as left_cents
    from payments p where p.appointment_id = ${appointmentId} and p.completed_at is not null
    order by p.completed_at limit 1 for update`
  if (!paid || paid.left_cents <= 0) return 0
  await orderRefund(sql, jobs, { paymentId: paid.id, amountCents: paid.left_cents, reason })
  return paid.left_cents
}
