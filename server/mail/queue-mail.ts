import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailDataOf, MailTemplateName } from './templates.ts'

export interface QueuedMail<N extends MailTemplateName> {
  to: string
  template: N
  data: MailDataOf<N>
  replyTo?: string
  /** Expiry: after this time the mail is useless (a code has expired) and is dropped instead of sent late. */
  uselessAfter?: Date
  /** Until then the mail can be cancelled by deleting its row. */
  notBefore?: Date
}

/**
 * Inserts the mail and its job in the caller's transaction, as the service: sent if and
 * only if that commits. Returns the mail's id.
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
