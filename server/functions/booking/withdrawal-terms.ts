import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { canWithdrawSubscription } from '#domain/premium/subscription-state.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockLiveSubscription } from '../../premium/subscription-row.ts'
import { withdrawalRefunds } from '../../premium/withdrawal-refunds.ts'

/** Amount that withdrawing from the subscription would refund now, shown before the confirmation. */
export const withdrawalTerms = defineFunction({
  name: 'withdrawal-terms',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ identity, sql, now }) {
    const subscription = await lockLiveSubscription(sql, callerId(identity))
    if (!subscription) throw new AppError('no_subscription')
    if (!canWithdrawSubscription(subscription.state, now)) throw new AppError('subscription_withdrawal_over')
    const refunds = await withdrawalRefunds(sql, subscription, now)
    return { refundCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) }
  },
})
