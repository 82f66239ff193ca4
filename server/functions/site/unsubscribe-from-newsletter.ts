import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { leaveNewsletter } from '../../newsletter-tokens.ts'

/** Unsubscribing deletes the address. Idempotent. */
export const unsubscribeFromNewsletter = defineFunction({
  name: 'unsubscribe-from-newsletter',
  who: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql }) {
    if (!(await leaveNewsletter(sql, token))) throw new AppError('newsletter_link_expired')
    return { unsubscribed: true }
  },
})
