import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { LocalMail, LocalMailSummary } from '#domain/local-mailbox.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'

const NEWEST = 200
/** CSP: no scripts run in a mail, and its links open in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** API of the page /dev/mailbox. Mounted in demo mode only: it contains everybody's mail. */
export function createMailboxPage({ db }: Deps): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  app.get('/mailbox', async (c) => {
    const mails = await db.asService(
      (sql) => sql<LocalMailSummary[]>`
        select id, channel, recipient, subject, created_at as "receivedAt"
        from app.mailbox order by id desc limit ${NEWEST}`,
    )
    return c.json(mails)
  })
  app.get('/mailbox/:id{[0-9]{1,15}}', async (c) => {
    const [mail] = await db.asService(
      (sql) => sql<LocalMail[]>`
        select id, channel, recipient, subject, created_at as "receivedAt",
          reply_to as "replyTo", body_text as text, body_html as html
        from app.mailbox where id = ${c.req.param('id')}`,
    )
    return mail ? c.json(mail) : answerError(c, new AppError('not_found'))
  })
  // Separate document for an iframe: mails have inline styles, which the CSP of our pages forbids.
  app.get('/mailbox/:id{[0-9]{1,15}}/html', async (c) => {
    const [mail] = await db.asService(
      (sql) =>
        sql<{ html: string | null }[]>`select body_html as html from app.mailbox where id = ${c.req.param('id')}`,
    )
    if (!mail?.html) return answerError(c, new AppError('not_found'))
    return c.html(mail.html.replace('<head>', '<head><base target="_blank">'), 200, {
      'content-security-policy': MAIL_POLICY,
      'x-frame-options': 'SAMEORIGIN',
    })
  })
  return app
}
