import type { RefundReason } from '#domain/payment/refund-reason.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { defineJob } from '../define-job.ts'

interface RefundRow {
  payment_id: string
  provider: string
  provider_reference: string
  amount: number
  reason: RefundReason
  starts_at: Date | null
  email: string | null
}

/** Sends a refund once: idempotent at the provider by its id; our record and mail are one transaction. */
export const sendRefund = defineJob({
  name: 'send-refund',
  retry: { times: 60, firstSeconds: 2, longestSeconds: 60 * 60 },
  runsAtMostSeconds: 60,
  async handle({ data: { refundId }, deps: { db, jobs, payment, clock } }) {
    const [refund] = await db.asService(
      (sql) => sql<RefundRow[]>`
        select r.payment_id, p.provider, p.provider_reference, r.amount, r.reason, a.starts_at, u.email
        from app.refunds r join payments p on p.id = r.payment_id
        left join appointments a on a.id = p.appointment_id left join auth.users u on u.id = p.user_id
        where r.id = ${refundId} and r.sent_at is null
          -- Skipped during a dispute: apply-dispute.ts enqueues it again, or deletes it.
          and not exists (select from app.disputes d where d.payment_id = p.id and d.closed_at is null)`,
    )
    if (!refund) return
    if (refund.provider !== payment.name) throw new Error(`only ${refund.provider} can send this payment back`)
    await payment.refund({
      reference: refund.provider_reference,
      amountCents: refund.amount,
      idempotencyKey: refundId,
    })
    await db.asService(async (sql) => {
      // The payment before its refunds, as everywhere: a report of its dispute may come at the same time.
      await sql`select from payments where id = ${refund.payment_id} for update`
      const recorded = await sql`
        update app.refunds set sent_at = ${clock()} where id = ${refundId} and sent_at is null`
      if (recorded.count === 0) return
      await sql`
        update payments set payment_status = 'refunded',
          -- The provider's webhook may have recorded it first.
          refunded_amount = greatest(refunded_amount, (
            select sum(r.amount) from app.refunds r where r.payment_id = payments.id and r.sent_at is not null))
        where id = ${refund.payment_id}`
      // The test page says it at once.
      if (!refund.email || refund.reason === 'test') return
      await queueMail(sql, jobs, {
        to: refund.email,
        template: 'refund-sent',
        data: {
          amountCents: refund.amount,
          reason: refund.reason,
          startsAt: refund.starts_at?.toISOString() ?? null,
        },
      })
    })
  },
})
