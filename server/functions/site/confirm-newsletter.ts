import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { confirmationHash } from '../../newsletter-tokens.ts'

/** Needs a button press, because mail scanners open links. Idempotent. */
export const confirmNewsletter = defineFunction({
  name: 'confirm-newsletter',
  who: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql, now }) {
    const confirmed = await sql`
      update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, ${now})
      where confirmation_token_hash = ${confirmationHash(token)}
        and (confirmed_at is not null or confirmation_expires_at > ${now})`
    if (confirmed.count === 0) throw new AppError('newsletter_link_expired')
    return { confirmed: true }
  },
})
