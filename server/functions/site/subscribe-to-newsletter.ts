import { randomBytes } from 'node:crypto'
import {
  NEWSLETTER_CONFIRMATION_HOURS,
  NEWSLETTER_MAILS_PER_ADDRESS_PER_DAY,
  NEWSLETTER_REQUESTS_PER_HOUR,
} from '#domain/constants.ts'
import { newsletterRequestSchema } from '#domain/newsletter/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { confirmationHash, unsubscribeToken } from '../../newsletter-tokens.ts'
import { countAgainstLimit } from '../../rate-limit.ts'

/** Same answer whether the address is new, pending or subscribed (enumeration): only the mailbox tells. */
export const subscribeToNewsletter = defineFunction({
  name: 'subscribe-to-newsletter',
  who: 'anyone',
  input: newsletterRequestSchema,
  limit: { per: 'address', times: NEWSLETTER_REQUESTS_PER_HOUR, perSeconds: 60 * 60 },
  securityCheck: true,
  idempotent: true,
  async handle({ input: { email }, sql, now, deps: { jobs } }) {
    const mailsToThem = { times: NEWSLETTER_MAILS_PER_ADDRESS_PER_DAY, perSeconds: 24 * 60 * 60 }
    const { allowed } = await countAgainstLimit(sql, `newsletter mail ${email}`, mailsToThem, now)
    if (!allowed) return { received: true }

    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + NEWSLETTER_CONFIRMATION_HOURS * 60 * 60 * 1000)
    const [subscription] = await sql<{ id: string; confirmed_at: Date | null }[]>`
      insert into newsletter_subscriptions as known (email, confirmation_token_hash, confirmation_expires_at)
      values (${email}, ${confirmationHash(token)}, ${expiresAt})
      on conflict on constraint newsletter_subscriptions_email_unique do update set
        confirmation_token_hash = excluded.confirmation_token_hash,
        confirmation_expires_at = excluded.confirmation_expires_at
      returning id, confirmed_at`
    if (!subscription) throw new Error('the subscription was not written')
    if (subscription.confirmed_at) {
      const data = { unsubscribeToken: await unsubscribeToken(sql, subscription.id) }
      await queueMail(sql, jobs, { to: email, template: 'newsletter-already-subscribed', data })
    } else {
      await queueMail(sql, jobs, {
        to: email,
        template: 'newsletter-confirmation',
        data: { token },
        uselessAfter: expiresAt,
      })
    }
    return { received: true }
  },
})
