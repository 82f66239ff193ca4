import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailDataOf, MailTemplateName } from './templates.ts'

export interface QueuedMail<N extends MailTemplateName> {
  to: string
  template: N
  data: MailDataOf<N>
  replyTo?: string
  /** After this instant the mail would be of no use (a code has run out) and is dropped instead of sent late. */
  uselessAfter?: Date
  /** Until then it can still be taken back, by deleting its row. */
  notBefore?: Date
}

/**
 * Writes the mail and its job in the caller's transaction, as the service: it leaves if and only if that commits.
 * Answers the mail's id.
 */
export async function queueMail<N extends MailTemplateName>(
  sql: Transaction,
  jobs: Jobs,
  { to, template, data, replyTo, uselessAfter, notBefore }: QueuedMail<N>,
): Promise<string> {
  const [mail] = await sql<{ id: string }[]>`
    insert into app.outgoing_mails (recipient, reply_to, template, data, useless_after)
    values (${to}, ${replyTo ?? null}, ${template}, ${JSON.stringify(data)}::text::jsonb, ${uselessAfter ?? null})
    returning id`
  if (!mail) throw new Error('the mail was not written')
  await jobs.enqueue(sql, 'send-mail', { mailId: mail.id }, notBefore && { startAfter: notBefore })
  return mail.id
}
