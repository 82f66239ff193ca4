import type { PaymentOptions } from '#domain/functions.ts'
import type { Card } from '#domain/payment/card.ts'
import type { Dispute } from '#domain/payment/dispute.ts'
import type { PaymentEvent } from '#domain/payment/payment-state.ts'

export interface PaymentOrder {
  paymentId: string
  amountCents: number
  currency: string
}

/** Renewal of a subscription, without the person present (off-session). */
export interface RenewalOrder extends PaymentOrder {
  /** Earlier payment of the same subscription, whose card is charged again. */
  earlierReference: string
  /** Asked before without an answer that we know of: it may be charged already. */
  isRepeated: boolean
}

interface Renewal {
  /** Our own payment id, when the provider created none. */
  reference: string
  event: Extract<PaymentEvent, 'succeeded' | 'failed'>
}

interface RefundOrder {
  reference: string
  amountCents: number
  /** Idempotency key: the provider acts once per key. */
  idempotencyKey: string
}

/** Payment provider. Card data passes through it and is never stored or logged by us. */
interface PaymentService {
  readonly options: PaymentOptions
  /** Charges nobody: such payments are shown as tests and never paid out. */
  readonly isTest: boolean
  /** Throws when it can be retried later. */
  refund(order: RefundOrder): Promise<void>
  /** Charges once per order (idempotent). Throws when it can be retried later. */
  renew(order: RenewalOrder): Promise<Renewal>
  /** Current state of a payment without a recent report. */
  lookUp(reference: string): Promise<PaymentEvent | undefined>
}

/** Report of the provider about a payment. */
export interface PaymentReport {
  reference: string
  /** Our own id, which the provider was given with the order. */
  paymentId?: string
  event: PaymentEvent
  /** Total refunded so far, if any. */
  refundedCents?: number
}

/** The bank returned one of our refunds, days after it was sent. */
export interface RefundReturnReport {
  refundId: string
}

/** Report of the provider about a disputed payment. */
export interface DisputeReport {
  reference: string
  dispute: Dispute
}

/** Embedded provider for demonstrations: accepts test cards, moves no money. */
export interface SandboxProvider extends PaymentService {
  readonly name: 'sandbox'
  /** Returns a reference for the 3-D Secure step; throws the refusal shown to the person. */
  begin(order: PaymentOrder, card: Card, now: Date): { reference: string }
  isThreeDCode(code: string): boolean
  /** Dispute of a payment by the dispute test card. */
  disputeOf(reference: string, amountCents: number, now: Date): Dispute | undefined
}

/** The person pays in Stripe's own fields; signed webhooks report the result. */
export interface StripeProvider extends PaymentService {
  readonly name: 'stripe'
  begin(order: PaymentOrder): Promise<{ reference: string; clientSecret: string }>
  /** Like `begin`, with consent to charge later months to the same card. */
  beginSubscription(order: PaymentOrder): Promise<{ reference: string; clientSecret: string }>
  /** Takes the card of a begun subscription away, so that it cannot be charged again. Idempotent; throws when it can be retried. */
  forgetCard(reference: string): Promise<void>
  /** Whether our secret key is valid; throws when Stripe does not answer. */
  isKeyAccepted(): Promise<boolean>
  /** Report of a webhook call; nothing for other events. Throws when the signature is invalid. */
  readReport(body: string, signature: string): PaymentReport | DisputeReport | RefundReturnReport | undefined
}

/** No provider: every payment is refused before anything is held or started. */
export interface ClosedProvider extends PaymentService {
  readonly name: 'closed'
}

/** Provider that accepts payments. */
export type OpenProvider = SandboxProvider | StripeProvider

export type PaymentProvider = OpenProvider | ClosedProvider
