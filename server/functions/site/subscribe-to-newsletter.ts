import { randomBytes } from 'node:crypto'
import { NEWSLETTER_CONFIRMATION_HOURS, NEWSLETTER_REQUESTS_PER_HOUR } from '#domain/constants.ts'
import { newsletterRequestSchema } from '#domain/newsletter/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { confirmationHash, unsubscribeToken } from '../../newsletter-tokens.ts'

/** Same answer whether the address is new, pending or subscribed (enumeration): only the mailbox tells. */
export const subscribeToNewsletter = defineFunction({
  name: 'subscribe-to-newsletter',
  who: 'anyone',
  input: newsletterRequestSchema,
  limit: { per: 'address', times: NEWSLETTER_REQUESTS_PER_HOUR, perSeconds: 60 * 60 },
  securityCheck: true,
  idempotent: true,
  async handle({ input: { email }, sql, now, deps: { jobs } }) {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + NEWSLETTER_CONFIRMATION_HOURS * 60 * 60 * 1000)
    const [known] = await sql<{ id: string }[]>`
      select id from newsletter_subscriptions where email = ${email} and confirmed_at is not null`
    const queued = known
      ? await queueMail(sql, jobs, {
          to: email,
          template: 'newsletter-already-subscribed',
          data: { unsubscribeToken: await unsubscribeToken(sql, known.id) },
          now,
        })
      : await queueMail(sql, jobs, {
          to: email,
          template: 'newsletter-confirmation',
          data: { token },
          uselessAfter: expiresAt,
          now,
        })
    // Without a mail the link of an earlier one stays valid.
    if (!queued) return { received: true }
    await sql`
      insert into newsletter_subscriptions as known (email, confirmation_token_hash, confirmation_expires_at)
      values (${email}, ${confirmationHash(token)}, ${expiresAt})
      on conflict on constraint newsletter_subscriptions_email_unique do update set
        confirmation_token_hash = excluded.confirmation_token_hash,
        confirmation_expires_at = excluded.confirmation_expires_at`
    return { received: true }
  },
})
