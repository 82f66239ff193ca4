import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { applyDispute } from '../../../payment/apply-dispute.ts'

interface Row {
  payment_id: string
  provider_reference: string
  amount: number
  reason: string
}

/** Simulates the bank's decision on a payment of the embedded provider. For Stripe only the bank decides. */
export const closeTestDispute = defineAdminFunction({
  name: 'close-test-dispute',
  level: 'plain',
  input: z.object({ disputeId: z.uuid(), state: z.enum(['won', 'lost']) }),
  audit: ({ input: { disputeId, state } }) => ({ subject: disputeId, detail: { state } }),
  async handle({ input: { disputeId, state }, sql, now, deps }) {
    const [dispute] = await sql<Row[]>`
      select payment_id, provider_reference, amount, reason from app.disputes
      where id = ${disputeId} and provider = 'sandbox' and closed_at is null and payment_id is not null`
    if (!dispute) throw new AppError('not_found')
    const { payment_id: id, provider_reference: reference, amount: amountCents, reason } = dispute
    const report = { reference, state, amountCents, reason, respondBy: null, reportedAt: now }
    await applyDispute(sql, deps, { id, provider: 'sandbox' }, report)
    return { state }
  },
})
