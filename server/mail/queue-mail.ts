import { mailboxOf } from '#domain/booking/mailbox-of.ts'
import { STRANGERS_MAILS_PER_MAILBOX_PER_DAY } from '#domain/constants.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Jobs } from '../queue/jobs.ts'
import { countAgainstLimit } from '../rate-limit.ts'
import { type CappedTemplate, cappedCauseOf } from './mail-causes.ts'
import type { MailDataOf, MailTemplateName } from './templates.ts'

interface OneMail<N extends MailTemplateName> {
  to: string
  template: N
  data: MailDataOf<N>
  replyTo?: string
  /** Expiry: after this time the mail is useless (a code has expired) and is dropped instead of sent late. */
  uselessAfter?: Date
  /** Until then the mail can be cancelled by deleting its row. */
  notBefore?: Date
}

/** With the time for the mails that anybody may cause, which are counted for their recipient. */
export type QueuedMail<N extends MailTemplateName> = OneMail<N> & (N extends CappedTemplate ? { now: Date } : unknown)

/**
 * Inserts the mail and its job in the caller's transaction, as the service: sent if and only if that commits. Returns the
 * mail's id; null for one of those that anybody may cause, when its recipient has had enough of them today: nobody is told.
 */
export async function queueMail<N extends MailTemplateName>(
  sql: Transaction,
  jobs: Jobs,
  mail: QueuedMail<N>,
): Promise<N extends CappedTemplate ? string | null : string>
export async function queueMail<N extends MailTemplateName>(
  sql: Transaction,
  jobs: Jobs,
  { to, template, data, replyTo, uselessAfter, notBefore, now }: OneMail<N> & { now?: Date },
): Promise<string | null> {
  if (now && !(await mayReceive(sql, to, template, now))) return null
  const [mail] = await sql<{ id: string }[]>`
    insert into app.outgoing_mails (recipient, reply_to, template, data, useless_after)
    values (${to}, ${replyTo ?? null}, ${template}, ${JSON.stringify(data)}::text::jsonb, ${uselessAfter ?? null})
    returning id`
  if (!mail) throw new Error('the mail was not written')
  await jobs.enqueue(sql, 'send-mail', { mailId: mail.id }, notBefore && { startAfter: notBefore })
  return mail.id
}

/** By mailbox, so that `camille+1@` and `camille+2@` are one. */
async function mayReceive(sql: Transaction, to: string, template: MailTemplateName, now: Date): Promise<boolean> {
  const cause = cappedCauseOf(template)
  if (!cause) return true
  const limit = { times: STRANGERS_MAILS_PER_MAILBOX_PER_DAY, perSeconds: 24 * 60 * 60 }
  return (await countAgainstLimit(sql, `mail ${cause} to ${mailboxOf(to)}`, limit, now)).allowed
}
