import { PREMIUM_WITHDRAWAL_COUNTS_MONTHS } from '#domain/constants.ts'
import { withdrawalRefundCents } from '#domain/premium/withdrawal-refund.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Subscription } from './subscription-row.ts'

interface WithdrawalRefund {
  paymentId: string
  amountCents: number
}

/** Refunds of a withdrawal from a subscription now, per payment. */
export async function withdrawalRefunds(
  sql: Transaction,
  { id, userId, state: { startedAt, paidUntil } }: Subscription,
  now: Date,
): Promise<WithdrawalRefund[]> {
  if (!startedAt || !paidUntil) return []
  const [before] = await sql<{ has_withdrawn: boolean }[]>`
    select exists (
      select from app.refunds r join payments p on p.id = r.payment_id
      where p.user_id = ${userId} and p.payment_type = 'subscription' and r.reason = 'withdrawal'
        and r.created_at > ${now}::timestamptz - ${PREMIUM_WITHDRAWAL_COUNTS_MONTHS} * interval '1 month'
    ) as has_withdrawn`
  const paid = await sql<{ id: string; amount: number }[]>`
    select id, amount from payments p
    where subscription_id = ${id} and payment_status = 'completed'
      and not app.has_refund(p.id)`
  return paid.map(({ id: paymentId, amount }) => ({
    paymentId,
    amountCents: withdrawalRefundCents(
      { amountCents: amount, startedAt, paidUntil },
      now,
      before?.has_withdrawn ?? false,
    ),
  }))
}
