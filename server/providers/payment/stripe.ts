import type Stripe from 'stripe'
import type { DisputeState } from '#domain/payment/dispute.ts'
import type { PaymentEvent } from '#domain/payment/payment-state.ts'
import type { DisputeReport, RefundReturnReport, StripeProvider } from './payment-provider.ts'

interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another server with Stripe's API, for tests. */
  apiUrl?: string
}

const TIMEOUT_MS = 8000
const CHECK_TIMEOUT_MS = 2500

const events: Partial<Record<Stripe.Event['type'], PaymentEvent>> = {
  'payment_intent.created': 'created',
  'payment_intent.requires_action': 'requires_action',
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'cancelled',
  'charge.refunded': 'refunded',
}

/** A closed inquiry or a prevented dispute has moved no money. */
const disputeStates: Record<Stripe.Dispute.Status, DisputeState> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  warning_closed: 'won',
  needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_needs_response: 'needs_response',
  appeal_under_review: 'under_review',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

const eventOfStatus: Partial<Record<Stripe.PaymentIntent.Status, PaymentEvent>> = {
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

/** Stripe through its SDK, imported only when used. Retries carry idempotency keys. */
export async function createStripe(settings: StripeSettings): Promise<StripeProvider> {
  const { default: StripeClient } = await import('stripe')
  const stripe = new StripeClient(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...hostOf(settings.apiUrl),
  })
  const isTest = !settings.secretKey.startsWith('sk_live_')
  return {
    name: 'stripe',
    isTest,
    options: { provider: 'stripe', publishableKey: settings.publishableKey, isTest },
    async begin({ paymentId, amountCents, currency }) {
      const intent = await stripe.paymentIntents.create(
        { amount: amountCents, currency, allowed_payment_method_types: ['card'], metadata: { payment: paymentId } },
        { idempotencyKey: paymentId },
      )
      if (!intent.client_secret) throw new Error('Stripe gave no client secret')
      return { reference: intent.id, clientSecret: intent.client_secret }
    },
    async beginSubscription({ paymentId, amountCents, currency }) {
      const customer = await stripe.customers.create(
        { metadata: { payment: paymentId } },
        { idempotencyKey: `customer ${paymentId}` },
      )
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          customer: customer.id,
          setup_future_usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { payment: paymentId },
        },
        { idempotencyKey: paymentId },
      )
      if (!intent.client_secret) throw new Error('Stripe gave no client secret')
      return { reference: intent.id, clientSecret: intent.client_secret }
    },
    async renew({ paymentId, amountCents, currency, earlierReference, isRepeated }) {
      try {
        const earlier = await stripe.paymentIntents.retrieve(earlierReference)
        const customer = idOf(earlier.customer)
        const method = idOf(earlier.payment_method)
        if (!customer || !method) return { reference: paymentId, event: 'failed' }
        // Stripe forgets an idempotency key after a day.
        const charged = isRepeated ? await intentOf(stripe, customer, paymentId) : undefined
        const intent =
          charged ??
          (await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency,
              customer,
              payment_method: method,
              off_session: true,
              confirm: true,
              allowed_payment_method_types: ['card'],
              metadata: { payment: paymentId },
            },
            { idempotencyKey: paymentId },
          ))
        return { reference: intent.id, event: intent.status === 'succeeded' ? 'succeeded' : 'failed' }
      } catch (error) {
        // A refusal by the bank, or of a card unknown to Stripe, is a result; anything else is retried.
        const { StripeCardError, StripeInvalidRequestError } = StripeClient.errors
        if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) throw error
        return { reference: error.payment_intent?.id ?? paymentId, event: 'failed' }
      }
    },
    async refund({ reference, amountCents, idempotencyKey }) {
      // Stripe forgets an idempotency key after a day; a retry may come later.
      const { data: sent } = await stripe.refunds.list({ payment_intent: reference, limit: 100 })
      if (sent.some(({ metadata }) => metadata?.['refund'] === idempotencyKey)) return
      try {
        await stripe.refunds.create(
          { payment_intent: reference, amount: amountCents, metadata: { refund: idempotencyKey } },
          { idempotencyKey },
        )
      } catch (error) {
        // Already refunded in Stripe's dashboard.
        const { StripeInvalidRequestError } = StripeClient.errors
        if (!(error instanceof StripeInvalidRequestError && error.code === 'charge_already_refunded')) throw error
      }
    },
    async forgetCard(reference) {
      const customer = idOf((await stripe.paymentIntents.retrieve(reference)).customer)
      if (!customer) return
      try {
        // The customer stays: it has no name and no address, and a refund may still be on its way.
        const { data: cards } = await stripe.customers.listPaymentMethods(customer, { limit: 100 })
        for (const { id } of cards) await stripe.paymentMethods.detach(id)
      } catch (error) {
        // Deleted in Stripe's dashboard, and its cards with it.
        const { StripeInvalidRequestError } = StripeClient.errors
        if (!(error instanceof StripeInvalidRequestError && error.code === 'resource_missing')) throw error
      }
    },
    async lookUp(reference) {
      return eventOfStatus[(await stripe.paymentIntents.retrieve(reference)).status]
    },
    async isKeyAccepted() {
      try {
        await stripe.balance.retrieve({}, { timeout: CHECK_TIMEOUT_MS, maxNetworkRetries: 0 })
        return true
      } catch (error) {
        const { StripeAuthenticationError, StripePermissionError } = StripeClient.errors
        // A restricted key cannot read the balance, but is valid.
        if (error instanceof StripePermissionError) return true
        if (error instanceof StripeAuthenticationError) return false
        throw error
      }
    },
    readReport(body, signature) {
      const report = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)
      if (report.data.object.object === 'dispute') return disputeIn(report.data.object, report.created)
      if (report.data.object.object === 'refund') return returnIn(report.data.object)
      const event = events[report.type]
      const reference = referenceOf(report)
      return event && reference ? { event, reference, ...orderIn(report), ...refundIn(report) } : undefined
    },
  }
}

/** Each subscription has its own customer: one page holds years of renewals, newest first. */
async function intentOf(
  stripe: Stripe,
  customer: string,
  paymentId: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 })
  return data.find(({ metadata }) => metadata['payment'] === paymentId)
}

const idOf = (linked: string | { id: string } | null) => (typeof linked === 'string' ? linked : linked?.id)

function referenceOf({ data: { object } }: Stripe.Event): string | undefined {
  if (object.object === 'payment_intent') return object.id
  if (object.object !== 'charge') return undefined
  const intent = object.payment_intent
  return typeof intent === 'string' ? intent : intent?.id
}

function orderIn({ data: { object } }: Stripe.Event): { paymentId?: string } {
  const paymentId = object.object === 'payment_intent' ? object.metadata?.['payment'] : undefined
  return paymentId ? { paymentId } : {}
}

function disputeIn(dispute: Stripe.Dispute, created: number): DisputeReport | undefined {
  const reference = idOf(dispute.payment_intent)
  const dueBy = dispute.evidence_details.due_by
  return reference
    ? {
        reference,
        dispute: {
          reference: dispute.id,
          // A state that Stripe adds later needs a person.
          state: disputeStates[dispute.status] ?? 'needs_response',
          amountCents: dispute.amount,
          reason: dispute.reason,
          respondBy: dueBy ? new Date(dueBy * 1000) : null,
          reportedAt: new Date(created * 1000),
        },
      }
    : undefined
}

/** Refunds made in Stripe's dashboard have no id of ours: Stripe tells those who made them. */
function returnIn({ status, metadata }: Stripe.Refund): RefundReturnReport | undefined {
  const refundId = metadata?.['refund']
  return refundId && (status === 'failed' || status === 'canceled') ? { refundId } : undefined
}

/** Total of all refunds, by us or in Stripe's dashboard. */
function refundIn({ data: { object } }: Stripe.Event): { refundedCents?: number } {
  return object.object === 'charge' ? { refundedCents: object.amount_refunded } : {}
}

function hostOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}
