import type { Dispute, DisputeState } from '#domain/payment/dispute.ts'
import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { limitRefunds } from '../money/limit-refunds.ts'
import { lockPayer } from '../money/lock-payer.ts'
import { orderRefund } from '../money/order-refund.ts'
import { withholdRefund } from '../money/withhold-refund.ts'
import { endRefundedMonth } from '../premium/end-refunded-month.ts'
import { stepSubscription } from '../premium/step-subscription.ts'
import { lockSubscription } from '../premium/subscription-row.ts'
import type { Jobs } from '../queue/jobs.ts'

type DisputeDeps = Pick<Deps, 'jobs' | 'settings' | 'clock'>

/**
 * Applies a bank's report about a disputed payment. Reports may be duplicated or out of order: an older one is ignored,
 * and of two in the same second a decision wins. Refunds wait while the bank holds the money and continue when it is won.
 * When it is lost, only what it did not take is still refunded; the rest is, if an appeal is won. A contested
 * subscription is not renewed, and ends when its current month is lost.
 */
export async function applyDispute(
  sql: Transaction,
  deps: DisputeDeps,
  { id: paymentId, provider }: { id: string; provider: 'sandbox' | 'stripe' },
  { reference, state, amountCents, reason, respondBy, reportedAt }: Dispute,
): Promise<void> {
  const { jobs, settings } = deps
  await lockPayer(sql, paymentId)
  await sql`select from payments where id = ${paymentId} for update`
  const [before] = await sql<{ state: DisputeState; amount: number }[]>`
    select state, amount from app.disputes where provider = ${provider} and provider_reference = ${reference}`
  const closedAt = state === 'won' || state === 'lost' ? reportedAt : null
  const { count } = await sql`
    insert into app.disputes as known (payment_id, provider, provider_reference, amount, reason, state, respond_by, opened_at,
      reported_at, closed_at)
    values (${paymentId}, ${provider}, ${reference}, ${amountCents}, ${reason}, ${state}, ${respondBy}, ${reportedAt},
      ${reportedAt}, ${closedAt})
    on conflict on constraint disputes_provider_reference_unique do update set
      amount = excluded.amount, reason = excluded.reason, state = excluded.state, respond_by = excluded.respond_by,
      reported_at = excluded.reported_at, closed_at = excluded.closed_at
    where excluded.reported_at > known.reported_at
      or (excluded.reported_at = known.reported_at and known.closed_at is null)`
  const hasChanged = count > 0 && (before?.state !== state || before.amount !== amountCents)
  if (!hasChanged) return
  if (state === 'lost') {
    // First, while the refund of a month paid twice still tells that it pays for none.
    const unservedCents = await endRefundedMonth(sql, jobs, paymentId)
    await withholdRefund(sql, { paymentId, amountCents: unservedCents, reason: 'canceled_by_service' })
    await limitRefunds(sql, paymentId)
  }
  if (state === 'won') await releaseRefunds(sql, jobs, paymentId)
  else await stopRenewals(sql, deps, paymentId)
  if (closedAt) await sendWaitingRefunds(sql, jobs, paymentId)
  else if (!before) {
    const data = { paymentId, amountCents, reason, respondBy: respondBy?.toISOString() ?? null }
    await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'payment-disputed', data })
  }
}

async function stopRenewals(sql: Transaction, { jobs, clock }: DisputeDeps, paymentId: string): Promise<void> {
  const [paid] = await sql<{ subscription_id: string }[]>`
    select subscription_id from payments where id = ${paymentId} and subscription_id is not null`
  const subscription = paid && (await lockSubscription(sql, paid.subscription_id))
  if (subscription) await stepSubscription(sql, jobs, subscription, 'disputed', clock())
}

async function sendWaitingRefunds(sql: Transaction, jobs: Deps['jobs'], paymentId: string): Promise<void> {
  const waiting = await sql<{ id: string }[]>`
    select id from app.refunds where payment_id = ${paymentId} and sent_at is null`
  for (const { id } of waiting) await jobs.enqueue(sql, 'send-refund', { refundId: id })
}

/** Orders again what a lost dispute withheld: the bank gave the money back. Another lost dispute withholds its part. */
async function releaseRefunds(sql: Transaction, jobs: Jobs, paymentId: string): Promise<void> {
  const withheld = await sql<{ amount: number; reason: RefundReason }[]>`
    with released as (delete from app.withheld_refunds where payment_id = ${paymentId} returning *)
    select amount, reason from released order by created_at, id`
  for (const { amount: amountCents, reason } of withheld)
    await orderRefund(sql, jobs, { paymentId, amountCents, reason })
}
