import { defineJob } from './define-job.ts'
import { inBatches } from './in-batches.ts'

/** One transaction per batch, so that bookings do not wait long for a calendar lock. */
const BATCH = 100

/** Every minute: refreshes the directory for calendars in which a start has passed or a hold has expired. */
export const refreshOpenings = defineJob({
  name: 'refresh-openings',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps: { db }, signal }) {
    await inBatches(BATCH, signal, () =>
      db.asService(async (sql) => {
        const [row] = await sql<{ refreshed: number }[]>`select app.refresh_due_openings(${BATCH}) as refreshed`
        return row?.refreshed ?? 0
      }),
    )
  },
})
