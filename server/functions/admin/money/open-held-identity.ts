import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'

/** Payer of a disputed payment whose account was erased meanwhile, for the answer to the bank. */
export const openHeldIdentity = defineAdminFunction({
  name: 'open-held-identity',
  level: 'step-up',
  input: z.object({ disputeId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { disputeId, reason } }) => ({ subject: disputeId, detail: { reason } }),
  async handle({ input: { disputeId }, sql }) {
    const [held] = await sql<{ name: string; email: string | null }[]>`
      select name, email from app.legal_holds where dispute_id = ${disputeId}`
    if (!held) throw new AppError('not_found')
    return held
  },
})
