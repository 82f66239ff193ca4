import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'
import { leaveNewsletter } from '../newsletter-tokens.ts'
import { stopMails } from './stop-mails.ts'

/**
 * `POST /mail/stop/<token>`, `/mail/stop/newsletter/<token>`: one-click unsubscribe (RFC 8058) called by a mail client.
 * A GET changes nothing.
 */
export function createStopMailDoor({ db }: Deps): Hono<HonoEnv> {
  const door = new Hono<HonoEnv>()
  door.post('/stop/:token', async (c) => {
    const isOurs = await db.asService((sql) => stopMails(sql, c.req.param('token').slice(0, 200)))
    return isOurs ? c.json({ stopped: true }) : answerError(c, new AppError('not_found'))
  })
  door.post('/stop/newsletter/:token', async (c) => {
    const isOurs = await db.asService((sql) => leaveNewsletter(sql, c.req.param('token').slice(0, 200)))
    return isOurs ? c.json({ stopped: true }) : answerError(c, new AppError('not_found'))
  })
  return door
}
