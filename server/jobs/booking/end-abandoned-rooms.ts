import { ROOM_CLOSES_MINUTES_AFTER, ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { endRunningRooms } from '../../verification/end-running-rooms.ts'
import { defineJob } from '../define-job.ts'

/**
 * Every minute, and when a program changes an account: ends open rooms whose practitioner may not practise, however
 * they stopped. Screens and commands of ours end them in their own transaction.
 */
export const endAbandonedRooms = defineJob({
  name: 'end-abandoned-rooms',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps, signal }) {
    const now = deps.clock()
    const abandoned = await deps.db.asService(
      (sql) => sql<{ practitioner_id: string | null }[]>`
        select distinct a.practitioner_id from appointments a left join auth.users u on u.id = a.practitioner_id
        where a.status = 'confirmed' and a.starts_at <= ${addMinutes(now, ROOM_OPENS_MINUTES_BEFORE)}
          and a.starts_at > ${addMinutes(now, -24 * 60)} and a.ends_at > ${addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)}
          and (u.id is null or u.banned_until > ${now} or not app.practises(u.id))`,
    )
    for (const { practitioner_id: practitionerId } of abandoned) {
      if (signal.aborted) return
      await deps.db.asService((sql) => endRunningRooms(sql, deps, { practitionerId, now }))
    }
  },
})
