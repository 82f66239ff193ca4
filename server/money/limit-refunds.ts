import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import { withholdRefund } from './withhold-refund.ts'

/**
 * Reduces waiting refunds to what a lost dispute left of the payment, which the caller has locked, and withholds the
 * rest. A row keeps its id: it is the idempotency key under which the provider may have sent it already.
 */
export async function limitRefunds(sql: Transaction, paymentId: string): Promise<void> {
  const [payment] = await sql<{ left: number }[]>`select app.left_cents(${paymentId}) as left`
  const waiting = await sql<{ id: string; amount: number; reason: RefundReason }[]>`
    select id, amount, reason from app.refunds where payment_id = ${paymentId} and sent_at is null order by created_at, id`
  let left = payment?.left ?? 0
  for (const { id, amount, reason } of waiting) {
    const kept = Math.min(amount, left)
    left -= kept
    if (kept === 0) await sql`delete from app.refunds where id = ${id}`
    else if (kept < amount) await sql`update app.refunds set amount = ${kept} where id = ${id}`
    await withholdRefund(sql, { paymentId, amountCents: amount - kept, reason })
  }
}
