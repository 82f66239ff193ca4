import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { suspend } from '../../verification/suspend.ts'
import { suspensionEffects } from '../../verification/suspension-effects.ts'

/**
 * Immediate and by one person: somebody in danger must not wait for a second approval. All booked appointments are
 * refunded; where they are many and nobody is in danger, the act `suspend-with-approval` does it.
 */
export const suspendPractitioner = defineAdminFunction({
  name: 'suspend-practitioner',
  level: 'step-up',
  input: z.object({ personId: z.uuid(), reason: actReasonField, isDanger: z.boolean().optional() }),
  audit: ({ input: { personId, reason, isDanger = false } }) => ({ subject: personId, detail: { reason, isDanger } }),
  async handle({ input: { personId, reason, isDanger = false }, sql, now, deps }) {
    const { needsTwo } = await suspensionEffects(sql, personId, now)
    if (needsTwo && !isDanger) throw new AppError('suspension_needs_two')
    return { canceled: await suspend(sql, deps, personId, { reason, now }) }
  },
})
