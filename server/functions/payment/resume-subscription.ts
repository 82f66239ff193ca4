import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { canResume } from '#domain/premium/subscription-state.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { stepSubscription } from '../../premium/step-subscription.ts'
import { lockLiveSubscription } from '../../premium/subscription-row.ts'

/** Undoes a cancellation while the paid month lasts. */
export const resumeSubscription = defineFunction({
  name: 'resume-subscription',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ identity, sql, now, deps: { jobs } }) {
    const subscription = await lockLiveSubscription(sql, callerId(identity))
    if (!subscription || !canResume(subscription.state, now)) throw new AppError('no_subscription')
    await stepSubscription(sql, jobs, subscription, 'resumed', now)
    return { resumed: true }
  },
})
