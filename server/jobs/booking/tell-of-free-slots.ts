import { SLOT_ALERT_DAYS } from '#domain/constants.ts'
import { dayOf } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { stopAlertsToken } from '../../premium/stop-mails.ts'
import type { Jobs } from '../../queue/jobs.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const BATCH = 200

interface ToldRow {
  user_id: string
  email: string
  gender_preference: string
  practitioner_id: string | null
  practitioner_name: string | null
  day: string | null
  starts_at: Date | null
}

/** Mails patients whose slot alert matches. The alert is deleted with its mail, so that it is sent once. */
export const tellOfFreeSlots = defineJob({
  name: 'tell-of-free-slots',
  schedule: '*/5 * * * *',
  retry: { times: 1, firstSeconds: 30, longestSeconds: 30 },
  runsAtMostSeconds: 270,
  async handle({ deps: { db, jobs, clock }, signal }) {
    const now = clock()
    await db.asService(
      (sql) => sql`
        delete from slot_alerts where starts_at <= ${now} or day < ${dayOf(now)}::date
          or created_at < ${now}::timestamptz - ${SLOT_ALERT_DAYS} * interval '1 day'`,
    )
    await inBatches(BATCH, signal, () => db.asService((sql) => tellBatch(sql, jobs, now)))
  },
})

/** Returns the number of alerts that were told. */
async function tellBatch(sql: Transaction, jobs: Jobs, now: Date): Promise<number> {
  const told = await sql<ToldRow[]>`
    with told as (
      delete from slot_alerts waiting using auth.users u
      where u.id = waiting.user_id and waiting.id in (
        select a.id from slot_alerts a join auth.users reachable on reachable.id = a.user_id
        where reachable.email is not null and app.is_alert_met(a)
        order by a.created_at limit ${BATCH} for update of a skip locked)
      returning waiting.user_id, u.email, waiting.gender_preference, waiting.day::text, waiting.starts_at,
        -- The mail names the practitioner found, not the filters: the topic searched for is private.
        case when num_nonnulls(waiting.moment, waiting.area, waiting.language) > 0
          then app.person_found_for(waiting) else waiting.practitioner_id end as practitioner_id)
    select told.*, app.public_name(p.first_name, p.last_name) as practitioner_name
    from told left join profiles p on p.id = told.practitioner_id`
  for (const alert of told)
    await queueMail(sql, jobs, {
      to: alert.email,
      template: 'slot-free',
      data: {
        genderPreference: alert.gender_preference,
        practitionerId: alert.practitioner_id,
        practitionerName: alert.practitioner_name,
        day: alert.day,
        startsAt: alert.starts_at?.toISOString() ?? null,
        stopToken: await stopAlertsToken(sql, alert.user_id),
      },
      now,
    })
  return told.length
}
