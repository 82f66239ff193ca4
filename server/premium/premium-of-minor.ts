import type { ParentalEnd } from '#domain/booking/parental.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { orderRefund } from '../money/order-refund.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockLiveSubscription } from './subscription-row.ts'

/** Subscription that a missing consent ends, and its refund. Same query for the preview and the execution. */
export async function premiumOfMinor(sql: Transaction, userId: string, now: Date): Promise<ParentalEnd> {
  const [live] = await sql`
    select from subscriptions where user_id = ${userId} and status in ('active', 'past_due') limit 1`
  const refunds = await refundsOf(sql, userId, now)
  return { canceled: live ? 1 : 0, refundCents: refunds.reduce((sum, one) => sum + one.amount, 0) }
}

/** Ends the subscription of a locked minor: months are refunded, and one that was being paid for is refunded on arrival. */
export async function endPremiumOfMinor(
  sql: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  userId: string,
  now: Date,
): Promise<void> {
  const subscription = await lockLiveSubscription(sql, userId)
  if (!subscription) return
  for (const { id: paymentId, amount: amountCents } of await refundsOf(sql, userId, now))
    await orderRefund(sql, jobs, { paymentId, amountCents, reason: 'parental_consent_withdrawn' })
  if (subscription.state.status === 'pending') await sql`delete from subscriptions where id = ${subscription.id}`
  else await stepSubscription(sql, jobs, subscription, 'consent-missing', now)
}

/** The current month, and every month that was paid while no parent agreed. */
async function refundsOf(sql: Transaction, userId: string, now: Date): Promise<{ id: string; amount: number }[]> {
  return sql<{ id: string; amount: number }[]>`
    select p.id, app.refundable_cents(p.id) as amount
    from subscriptions s join payments p on p.subscription_id = s.id and p.payment_status = 'completed'
    where s.user_id = ${userId} and s.status <> 'ended' and app.refundable_cents(p.id) > 0
      and (
        (s.paid_until > ${now} and p.id = (
          select last.id from payments last where last.subscription_id = s.id and last.completed_at is not null
          order by last.completed_at desc limit 1))
        or not exists (
          select from parental_authorisations c
          where c.patient_id = ${userId} and c.purpose = 'premium' and c.granted_at <= p.completed_at
            and (c.withdrawn_at is null or c.withdrawn_at > p.completed_at)))
    order by p.completed_at`
}
