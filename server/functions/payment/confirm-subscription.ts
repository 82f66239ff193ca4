import { z } from 'zod'
import { PAYMENT_ATTEMPTS_PER_HOUR } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { threeDCodeSchema } from '#domain/payment/card.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { applyPaymentEvent } from '../../payment/apply-payment-event.ts'

/** 3-D Secure step of the embedded provider: with the right code, charge and month are one transaction. */
export const confirmSubscription = defineFunction({
  name: 'confirm-subscription',
  who: 'signed-in',
  input: z.object({ paymentId: z.uuid(), code: threeDCodeSchema }),
  limit: { per: 'account', times: PAYMENT_ATTEMPTS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { paymentId, code }, identity, sql, now, deps }) {
    const { payment: provider } = deps
    if (provider.name !== 'sandbox') throw new AppError('not_found')
    const userId = callerId(identity)
    // Mutex: of two tabs that pay, the second is refused before it is charged.
    await lockPatient(sql, userId)
    const [payment] = await sql<{ payment_status: string; subscription_status: string | null }[]>`
      select p.payment_status, s.status as subscription_status
      from payments p left join subscriptions s on s.id = p.subscription_id
      where p.id = ${paymentId} and p.user_id = ${userId} and p.payment_type = 'subscription' and p.provider = 'sandbox'`
    if (!payment) throw new AppError('not_found')
    // Idempotent: a repeated click on a completed payment succeeds again.
    if (payment.payment_status === 'completed') return { subscribed: true }
    if (payment.subscription_status === 'active') throw new AppError('already_subscribed')
    if (payment.payment_status !== 'requires_action') throw new AppError('not_found')
    if (!provider.isThreeDCode(code)) throw new AppError('three_d_secure_failed')
    const month = await applyPaymentEvent(sql, deps, paymentId, 'succeeded', now)
    if (month !== 'confirmed') throw new AppError('conflict')
    return { subscribed: true }
  },
})
