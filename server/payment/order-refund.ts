import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** Decides a refund in the caller's transaction; a job sends it. */
export async function orderRefund(
  sql: Transaction,
  jobs: Jobs,
  { paymentId, amountCents, reason }: { paymentId: string; amountCents: number; reason: RefundReason },
): Promise<void> {
  const [refund] = await sql<{ id: string }[]>`
    insert into app.refunds (payment_id, amount, reason) values (${paymentId}, ${amountCents}, ${reason}) returning id`
  if (!refund) throw new Error('the refund was not written')
  await jobs.enqueue(sql, 'send-refund', { refundId: refund.id })
}
