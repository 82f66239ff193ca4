import { SLOT_ALERT_DAYS } from '#domain/constants.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { defineJob } from './define-job.ts'

/** At most this many a run: the next one comes in five minutes. */
const BATCH = 200

/** Patients who found nobody free, once somebody is. A row goes with its mail, so that each is told once. */
export const tellOfFreeSlots = defineJob({
  name: 'tell-of-free-slots',
  schedule: '*/5 * * * *',
  retry: { times: 1, firstSeconds: 30, longestSeconds: 30 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, jobs, clock } }) {
    const now = clock()
    await db.asService(async (sql) => {
      await sql`
        delete from slot_alerts where created_at < ${now}::timestamptz - ${SLOT_ALERT_DAYS} * interval '1 day'`
      const told = await sql<{ email: string; gender_preference: string }[]>`
        delete from slot_alerts waiting using auth.users u
        where u.id = waiting.user_id and (waiting.user_id, waiting.gender_preference) in (
          select a.user_id, a.gender_preference from slot_alerts a join auth.users reachable on reachable.id = a.user_id
          where reachable.email is not null
            and exists (select from free_times t where t.gender_preference = a.gender_preference)
          order by a.created_at limit ${BATCH} for update of a skip locked)
        returning u.email, waiting.gender_preference`
      for (const { email, gender_preference: genderPreference } of told)
        await queueMail(sql, jobs, { to: email, template: 'slot-free', data: { genderPreference } })
    })
  },
})
