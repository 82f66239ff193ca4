import { z } from 'zod'
import { PAYMENT_ATTEMPTS_PER_HOUR } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { threeDCodeSchema } from '#domain/payment/card.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { applyDispute } from '../../payment/apply-dispute.ts'
import { applyPaymentEvent } from '../../payment/apply-payment-event.ts'

interface PendingPayment {
  appointment_id: string | null
  payment_status: string
  appointment_status: string | null
  provider_reference: string
  amount: number
}

/** 3-D Secure step of the embedded provider: with the right code, charge and booking are one transaction. */
export const confirmPayment = defineFunction({
  name: 'confirm-payment',
  who: ['patient'],
  input: z.object({ paymentId: z.uuid(), code: threeDCodeSchema }),
  limit: { per: 'account', times: PAYMENT_ATTEMPTS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { paymentId, code }, identity, sql, now, deps }) {
    const { payment: provider } = deps
    if (provider.name !== 'sandbox') throw new AppError('not_found')
    const patientId = callerId(identity)
    // Mutex: of two tabs that pay the same booking, the second is refused before it is charged.
    await lockPatient(sql, patientId)
    const [payment] = await sql<PendingPayment[]>`
      select p.appointment_id, p.payment_status, a.status as appointment_status, p.provider_reference, p.amount
      from payments p left join appointments a on a.id = p.appointment_id
      where p.id = ${paymentId} and p.user_id = ${patientId} and p.provider = 'sandbox'`
    if (!payment?.appointment_id) throw new AppError('no_pending_appointment')
    const appointmentId = payment.appointment_id
    // Idempotent: a repeated click on a completed payment succeeds again.
    if (payment.payment_status === 'completed' && payment.appointment_status === 'confirmed')
      return { appointmentId, outcome: 'confirmed' }
    if (payment.appointment_status === 'confirmed') throw new AppError('already_paid')
    if (payment.payment_status !== 'requires_action') throw new AppError('no_pending_appointment')
    if (!provider.isThreeDCode(code)) throw new AppError('three_d_secure_failed')
    const booking = await applyPaymentEvent(sql, deps, paymentId, 'succeeded', now)
    const dispute = provider.disputeOf(payment.provider_reference, payment.amount, now)
    if (dispute) await applyDispute(sql, deps, { id: paymentId, provider: 'sandbox' }, dispute)
    return { appointmentId, outcome: booking === 'confirmed' ? 'confirmed' : 'refunded' }
  },
})
