import { z } from 'zod'
import { CONSULTATION_PRICE_CENTS, CURRENCY } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { TEST_CARD, TEST_CARD_REFUSED, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { applyPaymentEvent } from '../../payment/apply-payment-event.ts'
import { requireOpenPayments } from '../../payment/require-open-payments.ts'
import type { SandboxProvider } from '../../providers/payment/payment-provider.ts'

const CARD_DETAILS = { expiry: '12/99', cvc: '123', name: 'CARTE DE TEST' }

/**
 * Self-test of /payment-test: the embedded provider from card to refund, with the same steps and tables as a booking,
 * and without an appointment: no practitioner is booked or written to. It has no receipt and no mail, and is in no figure,
 * list or alert of the team.
 */
export const testPayment = defineFunction({
  name: 'test-payment',
  who: 'signed-in',
  input: z.object({ scenario: z.enum(['accepted', 'refused']) }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { scenario }, identity, sql, now, deps }) {
    const provider = requireOpenPayments(deps.payment)
    if (provider.name !== 'sandbox') throw new AppError('payment_test_failed')
    const paymentId = crypto.randomUUID()
    if (!isAccepted(provider, paymentId, scenario === 'accepted' ? TEST_CARD : TEST_CARD_REFUSED, now))
      return { outcome: 'refused', paymentId: null }
    await sql`
      insert into payments (id, user_id, amount, currency, payment_type, payment_status, provider, provider_reference,
        created_at)
      values (${paymentId}, ${callerId(identity)}, ${CONSULTATION_PRICE_CENTS}, ${CURRENCY}, 'test', 'requires_action',
        'sandbox', ${paymentId}, ${now})`
    if (!provider.isThreeDCode(TEST_THREE_D_CODE)) throw new AppError('payment_test_failed')
    await applyPaymentEvent(sql, deps, paymentId, 'succeeded', now)
    return { outcome: 'accepted', paymentId }
  },
})

function isAccepted(provider: SandboxProvider, paymentId: string, number: string, now: Date): boolean {
  try {
    const order = { paymentId, amountCents: CONSULTATION_PRICE_CENTS, currency: CURRENCY }
    provider.begin(order, { ...CARD_DETAILS, number }, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'card_refused') return false
    throw error
  }
}
