import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockSubscription } from './subscription-row.ts'

interface RefundedMonth {
  subscription_id: string
  now: Date
}

/**
 * Ends a subscription when nothing is left of the payment of its current month: refunded by the team, or lost to a bank.
 * An earlier month leaves the current one paid. The caller has locked the payer and the payment.
 */
export async function endRefundedMonth(sql: Transaction, jobs: Jobs, paymentId: string): Promise<void> {
  const [month] = await sql<RefundedMonth[]>`
    select p.subscription_id, now() from payments p
    where p.id = ${paymentId} and app.refundable_cents(p.id) = 0 and p.id = (
      select paid.id from payments paid
      where paid.subscription_id = p.subscription_id and paid.completed_at is not null
        and not exists (select from app.refunds r where r.payment_id = paid.id and r.reason = 'paid_twice')
      order by paid.completed_at desc limit 1)`
  const subscription = month && (await lockSubscription(sql, month.subscription_id))
  if (subscription) await stepSubscription(sql, jobs, subscription, 'money-returned', month.now)
}
