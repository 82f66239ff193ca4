import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'

const NEWEST = 200

interface MailboxEntry {
  id: string
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  created_at: Date
}

/** What the local mailbox holds, for the page at /dev/mailbox. Mounted in demo mode only: it shows everybody's mail. */
export function createMailboxPage({ db }: Deps): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  app.get('/mailbox', async (c) => {
    const mails = await db.asService(
      (sql) => sql<MailboxEntry[]>`
        select id, channel, recipient, subject, created_at from app.mailbox order by id desc limit ${NEWEST}`,
    )
    return c.json({ mails })
  })
  app.get('/mailbox/:id{[0-9]{1,15}}', async (c) => {
    const [mail] = await db.asService(
      (sql) => sql`
        select id, channel, recipient, reply_to, subject, body_text, body_html, created_at
        from app.mailbox where id = ${c.req.param('id')}`,
    )
    return mail ? c.json({ mail }) : answerError(c, new AppError('not_found'))
  })
  return app
}
