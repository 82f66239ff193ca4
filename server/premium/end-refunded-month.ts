import { monthsAfter } from '#domain/premium/months-after.ts'
import { withdrawalRefundCents } from '#domain/premium/withdrawal-refund.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../queue/jobs.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockSubscription } from './subscription-row.ts'

interface RefundedMonth {
  subscription_id: string
  amount: number
  now: Date
}

/**
 * Ends a subscription when nothing is left of the payment of its current month: refunded by the team, or lost to a bank.
 * An earlier month leaves the current one paid. The caller has locked the payer and the payment. Returns the price of the
 * days that this takes away.
 */
export async function endRefundedMonth(sql: Transaction, jobs: Jobs, paymentId: string): Promise<number> {
  const [month] = await sql<RefundedMonth[]>`
    select p.subscription_id, p.amount, now() from payments p
    where p.id = ${paymentId} and app.refundable_cents(p.id) = 0 and p.id = (
      select paid.id from payments paid
      where paid.subscription_id = p.subscription_id and paid.completed_at is not null
        and not app.has_refund(paid.id, 'paid_twice')
      order by paid.completed_at desc limit 1)`
  const subscription = month && (await lockSubscription(sql, month.subscription_id))
  if (!subscription) return 0
  const { status, startedAt, periodsPaid, paidUntil } = subscription.state
  await stepSubscription(sql, jobs, subscription, 'money-returned', month.now)
  if (status === 'ended' || !startedAt || !paidUntil) return 0
  const paid = { amountCents: month.amount, startedAt: monthsAfter(startedAt, periodsPaid - 1), paidUntil }
  return withdrawalRefundCents(paid, month.now, true)
}
