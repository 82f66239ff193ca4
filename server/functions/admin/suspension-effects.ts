import { z } from 'zod'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { suspensionEffects as effectsOf } from '../../verification/suspension-effects.ts'

/** Shown before a suspension: how many appointments, and how much money goes back. */
export const suspensionEffects = defineAdminFunction({
  name: 'suspension-effects',
  level: 'plain',
  input: z.object({ personId: z.uuid() }),
  audit: ({ input: { personId } }) => ({ subject: personId, detail: {} }),
  async handle({ input: { personId }, sql, now }) {
    const { name: _, ...effects } = await effectsOf(sql, personId, now)
    return effects
  },
})
