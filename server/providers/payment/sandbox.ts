import { AppError } from '#domain/errors.ts'
import { isExpired } from '#domain/payment/card.ts'
import {
  TEST_CARD_DISPUTED,
  TEST_CARD_RENEWAL_REFUSED,
  TEST_THREE_D_CODE,
  verdictOf,
} from '#domain/payment/test-cards.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import type { SandboxProvider } from './payment-provider.ts'

/** Marks the reference of the test card that refuses renewals. */
const REFUSES_RENEWAL = '-refuses-renewal'
/** Marks the reference of the test card whose payment is disputed. */
const DISPUTED = '-disputed'
/** Usual deadline of banks. */
const DISPUTE_DAYS = 7

const marks: Partial<Record<string, string>> = {
  [TEST_CARD_RENEWAL_REFUSED]: REFUSES_RENEWAL,
  [TEST_CARD_DISPUTED]: DISPUTED,
}

/**
 * Simulates a bank: published test cards proceed to 3-D Secure, others are refused with a reason. Stateless: the result
 * of a payment is stored in our own table, in the caller's transaction.
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
      return { reference: paymentId + (marks[card.number] ?? '') }
    },
    renew: ({ paymentId, earlierReference }) =>
      Promise.resolve(
        earlierReference.endsWith(REFUSES_RENEWAL)
          ? { reference: paymentId + REFUSES_RENEWAL, event: 'failed' }
          : { reference: paymentId, event: 'succeeded' },
      ),
    disputeOf: (reference, amountCents, now) =>
      reference.endsWith(DISPUTED)
        ? {
            reference,
            state: 'needs_response',
            amountCents,
            reason: 'fraudulent',
            respondBy: addMinutes(now, DISPUTE_DAYS * 24 * 60),
            reportedAt: now,
          }
        : undefined,
    isThreeDCode: (code) => code === TEST_THREE_D_CODE,
    refund: () => Promise.resolve(),
    lookUp: () => Promise.resolve(undefined),
  }
}
