import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { canWithdrawSubscription } from '#domain/premium/subscription-state.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { orderRefund } from '../../money/order-refund.ts'
import { stepSubscription } from '../../premium/step-subscription.ts'
import { lockLiveSubscription } from '../../premium/subscription-row.ts'
import { withdrawalRefunds } from '../../premium/withdrawal-refunds.ts'

/**
 * « Renoncer au contrat ici »: no reason needed, refund and acknowledgement at once. Applies the terms of
 * `withdrawal-terms`.
 */
export const withdrawFromSubscription = defineFunction({
  name: 'withdraw-from-subscription',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ identity, sql, now, deps: { jobs } }) {
    const subscription = await lockLiveSubscription(sql, callerId(identity))
    if (!subscription) throw new AppError('no_subscription')
    if (!canWithdrawSubscription(subscription.state, now)) throw new AppError('subscription_withdrawal_over')
    const refunds = await withdrawalRefunds(sql, subscription, now)
    for (const { paymentId, amountCents } of refunds)
      if (amountCents > 0) await orderRefund(sql, jobs, { paymentId, amountCents, reason: 'withdrawal' })
    const refundCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
    await stepSubscription(sql, jobs, subscription, 'withdrawn', now, refundCents)
    return { refundCents }
  },
})
