import { z } from 'zod'
import { actInputs, actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { lockRefundable, refundByTeam } from '../../../payment/refund-by-team.ts'

/** Refund within the terms, by one administrator. More needs the two-person act of the same name. */
export const refundPayment = defineAdminFunction({
  name: 'refund-payment',
  level: 'step-up',
  input: z.object({ ...actInputs['refund-payment'].shape, reason: actReasonField }),
  audit: ({ input: { paymentId, amountCents, reason } }) => ({ subject: paymentId, detail: { amountCents, reason } }),
  async handle({ input, sql, now, deps: { jobs } }) {
    const { appointmentId, rightCents } = await lockRefundable(sql, input, now)
    if (input.amountCents > rightCents) throw new AppError('refund_beyond_rights', { details: { rightCents } })
    await refundByTeam(sql, jobs, input, appointmentId)
    return { refundCents: input.amountCents }
  },
})
