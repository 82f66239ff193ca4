import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { suspend } from '../../verification/suspend.ts'

/**
 * Immediate and by one person: somebody in danger must not wait for a second approval. All booked appointments are refunded.
 */
export const suspendPractitioner = defineAdminFunction({
  name: 'suspend-practitioner',
  level: 'step-up',
  input: z.object({ personId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { personId, reason } }) => ({ subject: personId, detail: { reason } }),
  handle: async ({ input: { personId, reason }, sql, now, deps }) => ({
    canceled: await suspend(sql, deps, personId, { reason, now }),
  }),
})
