import type { Database } from '../../db/database.ts'
import type { SmsProvider } from './sms-provider.ts'

/** Local mailbox, shown at /dev/mailbox; used when no SMS service is configured. */
export function createSmsMailbox(db: Database): SmsProvider {
  return {
    name: 'mailbox',
    async send({ to, text, messageId }) {
      await db.asService(
        (sql) => sql`
          insert into app.mailbox (channel, recipient, subject, body_text, message_id)
          values ('sms', ${`+${to}`}, 'SMS', ${text}, ${messageId})
          on conflict on constraint mailbox_message_id_unique do nothing`,
      )
    },
  }
}
