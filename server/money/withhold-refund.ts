import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'

/**
 * Notes a refund that was decided and that a lost dispute made up for. Limited to what no other refund covers. The
 * caller has locked the payment.
 */
export async function withholdRefund(
  sql: Transaction,
  { paymentId, amountCents, reason }: { paymentId: string; amountCents: number; reason: RefundReason },
): Promise<void> {
  await sql`
    insert into app.withheld_refunds (payment_id, amount, reason)
    select ${paymentId}, least(${amountCents}::int, undecided), ${reason} from app.undecided_cents(${paymentId}) as undecided
    where least(${amountCents}::int, undecided) > 0`
}
