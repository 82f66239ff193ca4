import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'

/** Retries an unsent refund. Idempotent at the provider, which knows it by its id. */
export const sendRefundAgain = defineAdminFunction({
  name: 'send-refund-again',
  level: 'plain',
  input: z.object({ refundId: z.uuid() }),
  audit: ({ input: { refundId } }) => ({ subject: refundId, detail: {} }),
  async handle({ input: { refundId }, sql, deps: { jobs } }) {
    const [refund] = await sql<{ is_disputed: boolean }[]>`
      select exists (select from app.disputes d where d.payment_id = r.payment_id and d.closed_at is null) as is_disputed
      from app.refunds r where r.id = ${refundId} and r.sent_at is null`
    if (!refund) throw new AppError('not_found')
    if (refund.is_disputed) throw new AppError('payment_disputed')
    await jobs.enqueue(sql, 'send-refund', { refundId })
    return { ordered: true }
  },
})
