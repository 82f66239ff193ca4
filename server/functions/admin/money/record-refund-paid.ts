import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'

/** Records that a refund which the bank returned was paid in another way. The reason says how. */
export const recordRefundPaid = defineAdminFunction({
  name: 'record-refund-paid',
  level: 'step-up',
  input: z.object({ refundId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { refundId, reason } }) => ({ subject: refundId, detail: { reason } }),
  async handle({ input: { refundId }, sql, now }) {
    const [refund] = await sql`
      update app.refunds set paid_otherwise_at = ${now}
      where id = ${refundId} and returned_at is not null and paid_otherwise_at is null returning id`
    if (!refund) throw new AppError('not_found')
    return { recorded: true }
  },
})
