import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../queue/jobs.ts'
import { withholdRefund } from './withhold-refund.ts'

/**
 * Orders a refund in the caller's transaction; a job sends it. Limited to what was not refunded yet: returns the
 * remaining amount. The part that a lost dispute took is ordered if the bank gives it back.
 */
export async function orderRefund(
  sql: Transaction,
  jobs: Jobs,
  { paymentId, amountCents, reason }: { paymentId: string; amountCents: number; reason: RefundReason },
): Promise<number> {
  await sql`select from payments where id = ${paymentId} for update`
  const [refund] = await sql<{ id: string; amount: number }[]>`
    insert into app.refunds (payment_id, amount, reason)
    select ${paymentId}, least(${amountCents}::int, refundable), ${reason} from app.refundable_cents(${paymentId}) as refundable
    where refundable > 0
    returning id, amount`
  await withholdRefund(sql, { paymentId, amountCents: amountCents - (refund?.amount ?? 0), reason })
  if (!refund) return 0
  await jobs.enqueue(sql, 'send-refund', { refundId: refund.id })
  return refund.amount
}
