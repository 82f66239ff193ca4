import type { Dispute } from '#domain/payment/dispute.ts'
import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { orderRefund } from './order-refund.ts'

interface Row {
  id: string
  is_new: boolean
  is_closed: boolean
}

/**
 * Applies a bank's report about a disputed payment. Reports may be duplicated or out of order: an older one is ignored,
 * and of two in the same second a decision wins. A lost dispute may be appealed. Refunds wait while the bank holds the
 * money and continue when it is won. When it is lost, only what it did not take is still refunded.
 */
export async function applyDispute(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  payment: { id: string; provider: 'sandbox' | 'stripe' },
  { reference, state, amountCents, reason, respondBy, reportedAt }: Dispute,
): Promise<void> {
  await sql`select from payments where id = ${payment.id} for update`
  const closedAt = state === 'won' || state === 'lost' ? reportedAt : null
  const [dispute] = await sql<Row[]>`
    insert into app.disputes as known (payment_id, provider, provider_reference, amount, reason, state, respond_by, opened_at,
      reported_at, closed_at)
    values (${payment.id}, ${payment.provider}, ${reference}, ${amountCents}, ${reason}, ${state}, ${respondBy}, ${reportedAt},
      ${reportedAt}, ${closedAt})
    on conflict on constraint disputes_provider_reference_unique do update set
      amount = excluded.amount, reason = excluded.reason, state = excluded.state, respond_by = excluded.respond_by,
      reported_at = excluded.reported_at, closed_at = excluded.closed_at
    where excluded.reported_at > known.reported_at
      or (excluded.reported_at = known.reported_at and known.closed_at is null)
    returning id, xmax = 0 as is_new, closed_at is not null as is_closed`
  if (!dispute) return
  if (dispute.is_closed) await settleRefunds(sql, jobs, payment.id, state === 'lost')
  else if (dispute.is_new) {
    const data = { paymentId: payment.id, amountCents, reason, respondBy: respondBy?.toISOString() ?? null }
    await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'payment-disputed', data })
  }
}

async function settleRefunds(sql: Transaction, jobs: Deps['jobs'], paymentId: string, isLost: boolean): Promise<void> {
  if (isLost) {
    const dropped = await sql<{ amount: number; reason: RefundReason }[]>`
      delete from app.refunds where payment_id = ${paymentId} and sent_at is null returning amount, reason`
    // Of a payment disputed in part, the rest can still be refunded.
    for (const { amount, reason } of dropped) await orderRefund(sql, jobs, { paymentId, amountCents: amount, reason })
    return
  }
  const waiting = await sql<{ id: string }[]>`
    select id from app.refunds where payment_id = ${paymentId} and sent_at is null`
  for (const { id } of waiting) await jobs.enqueue(sql, 'send-refund', { refundId: id })
}
