import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'
import { applyRefundReturn } from '../money/apply-refund-return.ts'
import type { DisputeReport, PaymentReport, StripeProvider } from '../providers/payment/payment-provider.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'

/** `POST /webhooks/stripe`: the only source of truth about a Stripe payment. Stripe retries anything but 2xx. */
export function createStripeWebhook(deps: Deps, provider: StripeProvider): Hono<HonoEnv> {
  const { db, log, clock } = deps
  const webhook = new Hono<HonoEnv>()
  webhook.post('/stripe', async (c) => {
    const report = readReport(provider, await c.req.text(), c.req.header('stripe-signature'))
    if (report === 'forged') {
      log.warn('a payment report was not signed by Stripe', { requestId: c.get('requestId') })
      return answerError(c, new AppError('malformed_request'))
    }
    if (!report) return c.json({ received: true })
    const isKnown = await db.asService(async (sql) => {
      await sql`
        insert into app.provider_reports (provider, reported_at) values ('stripe', ${clock()})
        on conflict on constraint provider_reports_pkey do update set reported_at = excluded.reported_at`
      if ('refundId' in report) return applyRefundReturn(sql, deps.jobs, report.refundId, clock())
      const payment = await findPayment(sql, report)
      if (!payment) return false
      if ('dispute' in report) await applyDispute(sql, deps, { ...payment, provider: 'stripe' }, report.dispute)
      else await applyPaymentEvent(sql, deps, payment.id, report.event, clock(), report.refundedCents)
      await sql`
        update payments set provider_reference = ${report.reference}
        where id = ${payment.id} and provider_reference <> ${report.reference}`
      return true
    })
    // Race: a webhook can arrive before the transaction that began the payment has committed.
    return isKnown ? c.json({ received: true }) : answerError(c, new AppError('not_found'))
  })
  return webhook
}

/**
 * A payment has our own id until Stripe's answer with its reference is stored. A renewal may be charged although that
 * answer was lost, and its report must not be.
 */
async function findPayment(
  sql: Transaction,
  report: PaymentReport | DisputeReport,
): Promise<{ id: string } | undefined> {
  const ownId = 'paymentId' in report ? report.paymentId : undefined
  const [payment] = await sql<{ id: string }[]>`
    select id from payments
    where provider = 'stripe' and provider_reference in (${report.reference}, ${ownId ?? report.reference})`
  return payment
}

function readReport(provider: StripeProvider, body: string, signature: string | undefined) {
  try {
    return provider.readReport(body, signature ?? '')
  } catch {
    return 'forged' as const
  }
}
