import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { unsubscribeToken } from '../../newsletter-tokens.ts'

/** Sends a preview to the administrator's own address. Its unsubscribe link belongs to no subscription. */
export const testNewsletter = defineAdminFunction({
  name: 'test-newsletter',
  level: 'plain',
  input: z.object({ newsletterId: z.uuid() }),
  audit: ({ input: { newsletterId } }) => ({ subject: newsletterId, detail: {} }),
  async handle({ input: { newsletterId }, sql, identity, deps: { jobs } }) {
    const [letter] = await sql<{ subject: string; body: string }[]>`
      select subject, body from app.newsletters where id = ${newsletterId}`
    if (!letter || !identity.email) throw new AppError('not_found')
    const data = { ...letter, unsubscribeToken: await unsubscribeToken(sql, crypto.randomUUID()) }
    await queueMail(sql, jobs, { to: identity.email, template: 'newsletter', data })
    return { sent: true }
  },
})
