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
  /** Writes the payment's row, within the caller's transaction. */
  record: (reference: string, status: PaymentStatus) => Promise<unknown>
  beginAtStripe: (stripe: StripeProvider) => ReturnType<StripeProvider['begin']>
}

/** Begins to pay an order at whichever provider there is. What it answers, or calls after the commit, is for the screen. */
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
  // A card's number is Stripe's alone to read.
  if (card) throw new AppError('malformed_request')
  // Until Stripe has named it, a payment goes by our own id.
  await record(paymentId, 'created')
  // After the commit: no row waits for Stripe. Should we die in between, nobody holds the secret that could charge a card.
  return async () => {
    const { reference, clientSecret } = await beginAtStripe(provider)
    await db.asService((sql) => sql`update payments set provider_reference = ${reference} where id = ${paymentId}`)
    return { paymentId, next: { kind: 'stripe', clientSecret } }
  }
}
