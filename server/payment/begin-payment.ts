import { AppError } from '#domain/errors.ts'
import type { BegunPayment } from '#domain/functions.ts'
import type { Card } from '#domain/payment/card.ts'
import type { PaymentStatus } from '#domain/payment/payment-state.ts'
import type { Deps } from '../deps.ts'
import type { PaymentOrder, StripeProvider } from '../providers/payment/payment-provider.ts'
import { requireOpenPayments } from './require-open-payments.ts'

interface Beginning {
  order: PaymentOrder
  card: Card | null
  now: Date
  /** Inserts the payment's row in the caller's transaction. */
  record: (reference: string, status: PaymentStatus) => Promise<unknown>
  beginAtStripe: (stripe: StripeProvider) => ReturnType<StripeProvider['begin']>
}

/**
 * Starts the payment of an order at the configured provider. Its result, or the
 * callback after the commit, goes to the screen.
 */
export async function beginPayment(
  { db, payment }: Pick<Deps, 'db' | 'payment'>,
  { order, card, now, record, beginAtStripe }: Beginning,
): Promise<BegunPayment | (() => Promise<BegunPayment>)> {
  const { paymentId } = order
  const provider = requireOpenPayments(payment)
  if (provider.name === 'sandbox') {
    if (!card) throw new AppError('card_number_invalid', { field: 'number' })
    await record(provider.begin(order, card, now).reference, 'requires_action')
    return { paymentId, next: { kind: 'three-d-secure' } }
  }
  // Only Stripe may read a card number.
  if (card) throw new AppError('malformed_request')
  // Until Stripe returns its reference, the payment has our own id.
  await record(paymentId, 'created')
  // After the commit: no row lock while waiting for Stripe. After a crash in between, nobody has the client secret, so
  // no card can be charged.
  return async () => {
    const { reference, clientSecret } = await beginAtStripe(provider)
    await db.asService((sql) => sql`update payments set provider_reference = ${reference} where id = ${paymentId}`)
    return { paymentId, next: { kind: 'stripe', clientSecret } }
  }
}
