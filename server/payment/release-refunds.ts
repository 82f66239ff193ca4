import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderRefund } from './order-refund.ts'

/** Orders again what a lost dispute withheld: the bank gave the money back. Another lost dispute withholds its part. */
export async function releaseRefunds(sql: Transaction, jobs: Jobs, paymentId: string): Promise<void> {
  const withheld = await sql<{ amount: number; reason: RefundReason }[]>`
    with released as (delete from app.withheld_refunds where payment_id = ${paymentId} returning *)
    select amount, reason from released order by created_at, id`
  for (const { amount: amountCents, reason } of withheld)
    await orderRefund(sql, jobs, { paymentId, amountCents, reason })
}
