import { z } from 'zod'
import { CURRENCY, PAYMENT_ATTEMPTS_PER_HOUR, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { BegunPayment } from '#domain/functions.ts'
import { cardSchema } from '#domain/payment/card.ts'
import type { PaymentStatus } from '#domain/payment/payment-state.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/postgres.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import { lockLiveSubscription } from '../premium/subscription-row.ts'
import type { PaymentOrder, StripeProvider } from '../providers/payment/payment-provider.ts'

/** Begins to pay a month of premium: the first one, or one that another card did not pay. */
export const subscribeToPremium = defineFunction({
  name: 'subscribe-to-premium',
  who: 'signed-in',
  input: z.object({ card: cardSchema.nullable().default(null) }),
  limit: { per: 'account', times: PAYMENT_ATTEMPTS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { card }, identity, sql, now, deps: { db, payment: provider } }) {
    const userId = callerId(identity)
    const subscriptionId = await subscriptionToPay(sql, userId, now)
    const order = { paymentId: crypto.randomUUID(), amountCents: PREMIUM_PRICE_CENTS_PER_MONTH, currency: CURRENCY }
    const record = (reference: string, status: PaymentStatus) => sql`
      insert into payments (id, user_id, subscription_id, amount, currency, payment_type, payment_status, provider,
        provider_reference, created_at)
      values (${order.paymentId}, ${userId}, ${subscriptionId}, ${order.amountCents}, ${CURRENCY}, 'subscription',
        ${status}, ${provider.name}, ${reference}, ${now})`
    if (provider.name === 'sandbox') {
      if (!card) throw new AppError('card_number_invalid', { field: 'number' })
      await record(provider.begin(order, card, now).reference, 'requires_action')
      return { paymentId: order.paymentId, next: { kind: 'three-d-secure' } }
    }
    // A card's number is Stripe's alone to read.
    if (card) throw new AppError('malformed_request')
    // Until Stripe has named it, a payment goes by our own id.
    await record(order.paymentId, 'created')
    return () => beginAtStripe(db, provider, order)
  },
})

async function subscriptionToPay(sql: Transaction, userId: string, now: Date): Promise<string> {
  const live = await lockLiveSubscription(sql, userId)
  if (live?.state.status === 'active') throw new AppError('already_subscribed')
  if (live) return live.id
  const [begun] = await sql<{ id: string }[]>`
    insert into subscriptions (user_id, status, price_cents, created_at)
    values (${userId}, 'pending', ${PREMIUM_PRICE_CENTS_PER_MONTH}, ${now}) returning id`
  if (!begun) throw new Error('the subscription was not written')
  return begun.id
}

async function beginAtStripe(db: Database, provider: StripeProvider, order: PaymentOrder): Promise<BegunPayment> {
  const { reference, clientSecret } = await provider.beginSubscription(order)
  await db.asService((sql) => sql`update payments set provider_reference = ${reference} where id = ${order.paymentId}`)
  return { paymentId: order.paymentId, next: { kind: 'stripe', clientSecret } }
}
