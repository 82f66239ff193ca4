import type { Database } from '../../db/database.ts'
import type { MailProvider } from './mail-provider.ts'

/** Local mailbox, shown at /dev/mailbox; used when no SMTP server is configured. */
export function createMailbox(db: Database): MailProvider {
  return {
    name: 'mailbox',
    async send({ to, subject, text, html, replyTo, messageId, attachments = [] }) {
      await db.asService(
        (sql) => sql`
          insert into app.mailbox (channel, recipient, reply_to, subject, body_text, body_html, message_id, attachments)
          values ('mail', ${to}, ${replyTo ?? null}, ${subject}, ${text}, ${html}, ${messageId},
            ${sql.json(attachments.map((attachment) => ({ ...attachment })))})
          on conflict on constraint mailbox_message_id_unique do nothing`,
      )
    },
    isReady: () => Promise.resolve(db.isUp),
    close: () => Promise.resolve(),
  }
}
