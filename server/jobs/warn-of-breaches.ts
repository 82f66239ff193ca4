import { breachWarning, hoursLeft } from '#domain/incidents/breach-deadline.ts'
import { administratorAddresses } from '../identity/administrator-addresses.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { defineJob } from './define-job.ts'

interface Waiting {
  id: string
  number: number
  tell_by: Date
  warned_hours_left: number | null
}

/** The authority must be told of a breach within 72 hours: warns the administrators at 48, 24 and 6 hours left. */
export const warnOfBreaches = defineJob({
  name: 'warn-of-breaches',
  schedule: '*/5 * * * *',
  retry: { times: 2, firstSeconds: 30, longestSeconds: 300 },
  runsAtMostSeconds: 60,
  async handle({ deps: { db, jobs, settings, clock } }) {
    const now = clock()
    await db.asService(async (sql) => {
      const waiting = await sql<Waiting[]>`
        select id, number, noticed_at + interval '72 hours' as tell_by, warned_hours_left from app.incidents
        where kind = 'breach' and authority_told_at is null and closed_at is null for update skip locked`
      for (const { id, number, tell_by: tellBy, warned_hours_left: warned } of waiting) {
        const due = breachWarning(tellBy, warned, now)
        if (due === undefined) continue
        const data = { number, hoursLeft: hoursLeft(tellBy, now), tellBy: tellBy.toISOString() }
        for (const to of await administratorAddresses(sql, settings, now))
          await queueMail(sql, jobs, { to, template: 'breach-deadline', data })
        await sql`update app.incidents set warned_hours_left = ${due} where id = ${id}`
      }
    })
  },
})
