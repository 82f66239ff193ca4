import { CURRENCY, PREMIUM_RETRY_HOURS } from '#domain/constants.ts'
import { afterSubscriptionEvent, isDue } from '#domain/premium/subscription-state.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../log.ts'
import { applyPaymentEvent } from '../../payment/apply-payment-event.ts'
import { stepSubscription } from '../../premium/step-subscription.ts'
import { lockSubscription, type Subscription } from '../../premium/subscription-row.ts'
import type { RenewalOrder } from '../../providers/payment/payment-provider.ts'
import { defineJob } from '../define-job.ts'

/** More than a run can charge. In random order, so that those whose charge always fails keep nobody waiting. */
const BATCH = 2000
/** Subscribing takes minutes: a subscription started and never paid is deleted. */
const UNPAID_KEPT_HOURS = 48

/** Charges due subscriptions, and ends those that are over. */
export const renewSubscriptions = defineJob({
  name: 'renew-subscriptions',
  schedule: '*/10 * * * *',
  retry: { times: 1, firstSeconds: 60, longestSeconds: 60 },
  runsAtMostSeconds: 540,
  async handle({ deps, signal }) {
    const now = deps.clock()
    const over = await deps.db.asService(async (sql) => {
      const longAgo = addMinutes(now, -UNPAID_KEPT_HOURS * 60)
      await sql`
        delete from subscriptions s where status = 'pending' and created_at < ${longAgo}
          and not exists (select from payments p where p.subscription_id = s.id and p.created_at > ${longAgo})`
      return sql<{ id: string }[]>`
        select id from subscriptions where status in ('active', 'past_due') and paid_until <= ${now}
        order by random() limit ${BATCH}`
    })
    for (const { id } of over) {
      // A month that begins while payments are closed is charged once they are open again, within the grace period.
      if (signal.aborted || deps.site.refusalOf('payments')) return
      try {
        await renewOrEnd(deps, id, now)
      } catch (error) {
        // Continues with the others; this one is retried in ten minutes.
        deps.log.error('a subscription could not be renewed', { subscription: id, ...describeError(error) })
      }
    }
  },
})

async function renewOrEnd(deps: Deps, id: string, now: Date): Promise<void> {
  const order = await deps.db.asService(async (sql) => {
    const subscription = await lockSubscription(sql, id)
    if (!subscription) return undefined
    if (afterSubscriptionEvent(subscription.state, 'time-passed', now).news) {
      await stepSubscription(sql, deps.jobs, subscription, 'time-passed', now)
      return undefined
    }
    if (!isDue(subscription.state, now) || (await lacksConsent(sql, subscription.userId, now))) return undefined
    if (!(await isContested(sql, id))) return orderFor(sql, deps, subscription, now)
    await stepSubscription(sql, deps.jobs, subscription, 'disputed', now)
    return undefined
  })
  if (!order) return
  // Outside any transaction: a bank may take seconds. Idempotent: a crash here repeats the same order, which charges once.
  const { reference, event } = await deps.payment.renew(order)
  await deps.db.asService(async (sql) => {
    // First, because it locks the person before the payment, as the webhook of this charge does at the same time.
    await applyPaymentEvent(sql, deps, order.paymentId, event, deps.clock())
    await sql`update payments set provider_reference = ${reference} where id = ${order.paymentId}`
  })
}

/** A minor is charged with a parent's consent only; `end-without-consent` ends the others. */
async function lacksConsent(sql: Transaction, userId: string, now: Date): Promise<boolean> {
  const [answer] = await sql<{ is_so: boolean }[]>`select app.consent_is_missing(${userId}, 'premium', ${now}) as is_so`
  return answer?.is_so ?? false
}

/** Contested at the bank and not won: charging the same card again would only be contested again. */
async function isContested(sql: Transaction, id: string): Promise<boolean> {
  const contested = await sql`
    select from payments p join app.disputes d on d.payment_id = p.id
    where p.subscription_id = ${id} and d.state <> 'won' limit 1`
  return contested.length > 0
}

/**
 * Pending order of this month, or a new one; none after a recent refusal or when the card belongs to another provider.
 */
async function orderFor(
  sql: Transaction,
  { payment: provider }: Deps,
  { id, userId, priceCents }: Subscription,
  now: Date,
): Promise<RenewalOrder | undefined> {
  const [earlier] = await sql<{ provider_reference: string }[]>`
    select provider_reference from payments
    where subscription_id = ${id} and completed_at is not null and provider = ${provider.name}
    order by completed_at desc limit 1`
  if (!earlier) return undefined
  const [last] = await sql<{ id: string; payment_status: string; created_at: Date }[]>`
    select id, payment_status, created_at from payments
    where subscription_id = ${id} and metadata ? 'renewal' and payment_status in ('created', 'failed')
      and created_at > (select paid_until - interval '1 hour' from subscriptions where id = ${id})
    order by created_at desc limit 1`
  if (last?.payment_status === 'failed' && last.created_at > addMinutes(now, -PREMIUM_RETRY_HOURS * 60))
    return undefined
  const isRepeated = last?.payment_status === 'created'
  const paymentId = isRepeated ? last.id : crypto.randomUUID()
  if (!isRepeated)
    await sql`
      insert into payments (id, user_id, subscription_id, amount, currency, payment_type, payment_status, metadata,
        provider, is_test, provider_reference, created_at)
      values (${paymentId}, ${userId}, ${id}, ${priceCents}, ${CURRENCY}, 'subscription', 'created',
        ${sql.json({ renewal: true })}, ${provider.name}, ${provider.isTest}, ${paymentId}, ${now})`
  return {
    paymentId,
    amountCents: priceCents,
    currency: CURRENCY,
    earlierReference: earlier.provider_reference,
    isRepeated,
  }
}
