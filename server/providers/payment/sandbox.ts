import { AppError } from '#domain/errors.ts'
import { isExpired } from '#domain/payment/card.ts'
import { TEST_CARD_RENEWAL_REFUSED, TEST_THREE_D_CODE, verdictOf } from '#domain/payment/test-cards.ts'
import { dayOf } from '#domain/time.ts'
import type { SandboxProvider } from './payment-provider.ts'

/** All that is known later of the card that is good for one month only. */
const REFUSES_RENEWAL = '-refuses-renewal'

/**
 * Plays a bank without one: published test cards pass to 3-D Secure, the others are told why not. It keeps nothing, so
 * what became of a payment is written in our own table, in the transaction that asked.
 */
export function createSandbox(): SandboxProvider {
  return {
    name: 'sandbox',
    isTest: true,
    options: { provider: 'sandbox' },
    begin({ paymentId }, card, now) {
      const verdict = verdictOf(card.number)
      if (verdict === 'not-a-test-card') throw new AppError('card_is_not_a_test_card', { field: 'number' })
      if (isExpired(card.expiry, dayOf(now))) throw new AppError('card_expiry_invalid', { field: 'expiry' })
      if (verdict === 'refused') throw new AppError('card_refused')
      return { reference: card.number === TEST_CARD_RENEWAL_REFUSED ? paymentId + REFUSES_RENEWAL : paymentId }
    },
    renew: ({ paymentId, earlierReference }) =>
      Promise.resolve(
        earlierReference.endsWith(REFUSES_RENEWAL)
          ? { reference: paymentId + REFUSES_RENEWAL, event: 'failed' }
          : { reference: paymentId, event: 'succeeded' },
      ),
    isThreeDCode: (code) => code === TEST_THREE_D_CODE,
    refund: () => Promise.resolve(),
    lookUp: () => Promise.resolve(undefined),
  }
}
