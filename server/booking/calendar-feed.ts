import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type CalendarEntry, calendarFile } from '#domain/booking/calendar-file.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'

const FOLDER = '/calendar'
/**
 * Calendar clients keep old events: recent ones stay in the feed so that
 * cancellations reach them, older ones are not needed.
 */
const PAST_DAYS = 60
const MOST_ENTRIES = 1000

export const calendarFeedPath = (token: string) => `${FOLDER}/${token}.ics`

interface Row {
  id: string
  starts_at: Date
  ends_at: Date
  revision: number
  status: string
}

/**
 * `GET /calendar/<secret>.ics`: anyone with the URL sees the times only, no names and no reasons, while its owner practises.
 */
export function createCalendarFeed({ db, clock, settings }: Deps): Hono<HonoEnv> {
  const feed = new Hono<HonoEnv>()
  feed.get('/:file{[\\w-]{43}\\.ics}', async (c) => {
    const now = clock()
    const rows = await db.asService((sql) => appointmentsBehind(sql, c.req.param('file').slice(0, -4), now))
    if (!rows) return answerError(c, new AppError('not_found'))
    const entries = rows.map(
      (row): CalendarEntry => ({
        appointmentId: row.id,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        revision: row.revision,
        isCanceled: row.status === 'canceled',
        url: `${settings.PUBLIC_URL}/session/${row.id}`,
      }),
    )
    return c.body(calendarFile(entries, now), 200, { 'content-type': 'text/calendar; charset=utf-8' })
  })
  return feed
}

async function appointmentsBehind(sql: Transaction, token: string, now: Date): Promise<Row[] | undefined> {
  const hash = createHash('sha256').update(token).digest()
  const [owner] = await sql<{ user_id: string }[]>`
    select f.user_id from calendar_feeds f join auth.users u on u.id = f.user_id
    where f.token_hash = ${hash} and coalesce(u.banned_until <= ${now}, true) and app.practises(f.user_id)`
  if (!owner) return undefined
  return sql<Row[]>`
    select id, starts_at, ends_at, revision, status from appointments
    where practitioner_id = ${owner.user_id} and booked_at is not null
      and starts_at > ${addMinutes(now, -PAST_DAYS * 24 * 60)}
    order by starts_at limit ${MOST_ENTRIES}`
}
