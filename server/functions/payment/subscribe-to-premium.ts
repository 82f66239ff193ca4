import { z } from 'zod'
import { CURRENCY, PAYMENT_ATTEMPTS_PER_HOUR, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { cardSchema } from '#domain/payment/card.ts'
import type { PaymentStatus } from '#domain/payment/payment-state.ts'
import { birthdateAnswer } from '#domain/profile/birthdate.ts'
import { assertMayPay, tooYoung } from '../../booking/assert-may-pay.ts'
import { relyOnBirthdate } from '../../booking/rely-on-birthdate.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { beginPayment } from '../../payment/begin-payment.ts'
import { requireOpenPayments } from '../../payment/require-open-payments.ts'
import { lockLiveSubscription } from '../../premium/subscription-row.ts'

/** Starts the payment of a premium month: the first one, or one that another card failed to pay. */
export const subscribeToPremium = defineFunction({
  name: 'subscribe-to-premium',
  who: 'signed-in',
  closedWith: ['payments'],
  input: z.object({ card: cardSchema.nullable().default(null), ...birthdateAnswer }),
  limit: { per: 'account', times: PAYMENT_ATTEMPTS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { card, ...answer }, identity, sql, now, deps }) {
    const provider = requireOpenPayments(deps.payment)
    const userId = callerId(identity)
    const rule = await relyOnBirthdate(sql, userId, await lockPatient(sql, userId), answer, now)
    // Returned instead of thrown, so that the birthdate is committed.
    if (rule === 'too-young') return tooYoung()
    await assertMayPay(sql, userId, rule, 'premium')
    const subscriptionId = await subscriptionToPay(sql, userId, now)
    const order = { paymentId: crypto.randomUUID(), amountCents: PREMIUM_PRICE_CENTS_PER_MONTH, currency: CURRENCY }
    const record = (reference: string, status: PaymentStatus) => sql`
      insert into payments (id, user_id, subscription_id, amount, currency, payment_type, payment_status, provider,
        is_test, provider_reference, created_at)
      values (${order.paymentId}, ${userId}, ${subscriptionId}, ${order.amountCents}, ${CURRENCY}, 'subscription',
        ${status}, ${provider.name}, ${provider.isTest}, ${reference}, ${now})`
    return beginPayment(deps, { order, card, now, record, beginAtStripe: (stripe) => stripe.beginSubscription(order) })
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
