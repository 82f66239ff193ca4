import { CONTACT_MESSAGES_PER_HOUR } from '#domain/constants.ts'
import { contactMessageSchema } from '#domain/contact/schema.ts'
import { helpForMessage } from '../../chat/help-for-message.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Stores the message, mails it to the team and confirms its receipt to the sender, in one transaction. */
export const sendContactMessage = defineFunction({
  name: 'send-contact-message',
  who: 'anyone',
  input: contactMessageSchema,
  limit: { per: 'address', times: CONTACT_MESSAGES_PER_HOUR, perSeconds: 60 * 60 },
  securityCheck: true,
  idempotent: true,
  async handle({ input, sql, now, deps: { jobs, settings } }) {
    // Same danger detection as the chat: such messages come first for the team.
    const isDanger = helpForMessage(`${input.subject}\n${input.message}`, []).length > 0
    const id = crypto.randomUUID()
    const reference = id.slice(0, 8).toUpperCase()
    await sql`insert into contact_messages ${sql({ id, ...input, is_danger: isDanger, created_at: now })}`
    await queueMail(sql, jobs, {
      to: settings.CONTACT_ADDRESS,
      replyTo: input.email,
      template: 'contact-message',
      data: { ...input, reference, isDanger },
    })
    await queueMail(sql, jobs, { to: input.email, template: 'contact-acknowledgement', data: { reference }, now })
    return { received: true }
  },
})
