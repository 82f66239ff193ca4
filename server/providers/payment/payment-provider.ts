import type { PaymentOptions } from '#domain/functions.ts'
import type { Card } from '#domain/payment/card.ts'
import type { Dispute } from '#domain/payment/dispute.ts'
import type { PaymentEvent } from '#domain/payment/payment-state.ts'

export interface PaymentOrder {
  paymentId: string
  amountCents: number
  currency: string
}

/** Another month of a subscription, without its person at the screen. */
export interface RenewalOrder extends PaymentOrder {
  /** Of a payment that the person made for the same subscription, whose card is charged again. */
  earlierReference: string
}

export interface Renewal {
  /** Our own id of the payment when the provider made none of it. */
  reference: string
  event: Extract<PaymentEvent, 'succeeded' | 'failed'>
}

export interface RefundOrder {
  reference: string
  amountCents: number
  /** The provider acts once for one key, however often it is asked. */
  idempotencyKey: string
}

/** A service that moves money. Card data passes through it and is kept nowhere of ours, nor logged. */
interface PaymentService {
  readonly options: PaymentOptions
  /** Whether it charges nobody: such payments are shown as tests and never paid out. */
  readonly isTest: boolean
  /** Throws when it may be asked again later. */
  refund(order: RefundOrder): Promise<void>
  /** Charges once for one order, however often it is asked. Throws when it may be asked again later. */
  renew(order: RenewalOrder): Promise<Renewal>
  /** What has become of a payment that we have not heard of for a while. */
  lookUp(reference: string): Promise<PaymentEvent | undefined>
}

/** What the provider says became of a payment. */
export interface PaymentReport {
  reference: string
  event: PaymentEvent
  /** All that has gone back so far, when money has. */
  refundedCents?: number
}

/** What the provider says of a payment that its payer contests. */
export interface DisputeReport {
  reference: string
  dispute: Dispute
}

/** Embedded, for demonstrations: takes test cards, moves nothing. */
export interface SandboxProvider extends PaymentService {
  readonly name: 'sandbox'
  /** Answers a reference under which the 3-D Secure step goes on; throws the refusal that the person is told. */
  begin(order: PaymentOrder, card: Card, now: Date): { reference: string }
  isThreeDCode(code: string): boolean
  /** The dispute that a payment by a certain test card ends in. */
  disputeOf(reference: string, amountCents: number, now: Date): Dispute | undefined
}

/** The person pays in the provider's own fields; its signed reports say what became of it. */
export interface StripeProvider extends PaymentService {
  readonly name: 'stripe'
  begin(order: PaymentOrder): Promise<{ reference: string; clientSecret: string }>
  /** As `begin`, with the person's agreement that later months are charged to the same card. */
  beginSubscription(order: PaymentOrder): Promise<{ reference: string; clientSecret: string }>
  /** Whether our secret key is good; throws when Stripe does not answer. */
  isKeyAccepted(): Promise<boolean>
  /** The report in a webhook call; nothing when it is about something else. Throws when the signature is not theirs. */
  readReport(body: string, signature: string): PaymentReport | DisputeReport | undefined
}

/** No provider at all: every payment is refused before anything is held or begun. */
export interface ClosedProvider extends PaymentService {
  readonly name: 'closed'
}

/** A provider that takes payments. */
export type OpenProvider = SandboxProvider | StripeProvider

export type PaymentProvider = OpenProvider | ClosedProvider
