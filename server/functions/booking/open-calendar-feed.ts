import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { calendarFeedPath } from '../../booking/calendar-feed.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requirePractising } from '../../identity/require-practising.ts'

/** Creates a new secret URL, for somebody who may receive patients. The previous one stops working. */
export const openCalendarFeed = defineFunction({
  name: 'open-calendar-feed',
  who: ['student', 'therapist'],
  input: z.strictObject({}),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ identity, sql, now, deps: { settings } }) {
    const id = callerId(identity)
    await requirePractising(sql, id, 'calendar_not_open')
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await sql`
      insert into calendar_feeds (user_id, token_hash, created_at) values (${id}, ${hash}, ${now})
      on conflict on constraint calendar_feeds_pkey do update
        set token_hash = excluded.token_hash, created_at = excluded.created_at`
    return { url: `${settings.PUBLIC_URL}${calendarFeedPath(token)}` }
  },
})
