import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { canCancel } from '#domain/premium/subscription-state.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { stepSubscription } from '../../premium/step-subscription.ts'
import { lockLiveSubscription } from '../../premium/subscription-row.ts'

/** Stops the renewals; access lasts until the end of the paid month. Idempotent. */
export const cancelSubscription = defineFunction({
  name: 'cancel-subscription',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ identity, sql, now, deps: { jobs } }) {
    const subscription = await lockLiveSubscription(sql, callerId(identity))
    if (!subscription || subscription.state.status === 'pending') throw new AppError('no_subscription')
    const { accessUntil } = canCancel(subscription.state)
      ? await stepSubscription(sql, jobs, subscription, 'canceled', now)
      : subscription.state
    return { accessUntil: (accessUntil ?? now).toISOString() }
  },
})
