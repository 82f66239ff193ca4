import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { canWithdrawSubscription } from '#domain/premium/subscription-state.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import { orderRefund } from '../payment/order-refund.ts'
import { stepSubscription } from '../premium/step-subscription.ts'
import { lockLiveSubscription } from '../premium/subscription-row.ts'

/** « Renoncer au contrat ici »: no reason, all the money back, an acknowledgement at once. */
export const withdrawFromSubscription = defineFunction({
  name: 'withdraw-from-subscription',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ identity, sql, now, deps: { jobs } }) {
    const subscription = await lockLiveSubscription(sql, callerId(identity))
    if (!subscription) throw new AppError('no_subscription')
    if (!canWithdrawSubscription(subscription.state, now)) throw new AppError('subscription_withdrawal_over')
    const paid = await sql<{ id: string; amount: number }[]>`
      select id, amount from payments p
      where subscription_id = ${subscription.id} and payment_status = 'completed'
        and not exists (select from app.refunds r where r.payment_id = p.id)`
    for (const { id: paymentId, amount: amountCents } of paid)
      await orderRefund(sql, jobs, { paymentId, amountCents, reason: 'withdrawal' })
    await stepSubscription(sql, jobs, subscription, 'withdrawn', now)
    return { refundCents: paid.reduce((sum, { amount }) => sum + amount, 0) }
  },
})
