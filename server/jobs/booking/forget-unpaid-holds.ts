import { RETENTION_UNPAID_HOLD_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { defineJob } from '../define-job.ts'

/** Deletes expired unpaid holds, because their topic is health data. */
export const forgetUnpaidHolds = defineJob({
  name: 'forget-unpaid-holds',
  schedule: '37 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock } }) {
    const before = addMinutes(clock(), -RETENTION_UNPAID_HOLD_HOURS * 60)
    await db.asService(
      (sql) => sql`
        delete from appointments where status in ('held', 'expired') and booked_at is null and held_until < ${before}`,
    )
  },
})
