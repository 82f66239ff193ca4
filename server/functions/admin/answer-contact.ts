import { contactAnswerSchema } from '#domain/contact/answer-schema.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Answers once, by mail. The person replies to that mail, which reaches the team. */
export const answerContact = defineAdminFunction({
  name: 'answer-contact',
  level: 'plain',
  input: contactAnswerSchema,
  // Without the text, which is deleted with the message.
  audit: ({ input: { messageId } }) => ({ subject: messageId, detail: {} }),
  async handle({ input: { messageId, answer }, sql, now, adminId, deps: { jobs, settings } }) {
    const [message] = await sql<{ email: string }[]>`
      update contact_messages set state = 'answered', answer = ${answer}, answered_at = ${now}, answered_by = ${adminId},
        assigned_to = coalesce(assigned_to, ${adminId})
      where id = ${messageId} and state <> 'answered' returning email`
    if (!message) throw new AppError('contact_answered')
    const data = { answer, reference: messageId.slice(0, 8).toUpperCase() }
    const mail = { to: message.email, replyTo: settings.CONTACT_ADDRESS, template: 'contact-answer', data } as const
    await queueMail(sql, jobs, mail)
    return { answered: true }
  },
})
