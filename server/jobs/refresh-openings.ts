import { defineJob } from './define-job.ts'

/** One transaction per batch, so that bookings do not wait long for a calendar lock. */
const BATCH = 100

/** Every minute: refreshes the directory for calendars in which a start has passed or a hold has expired. */
export const refreshOpenings = defineJob({
  name: 'refresh-openings',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps: { db }, signal }) {
    const refreshBatch = () =>
      db.asService((sql) => sql<{ refreshed: number }[]>`select app.refresh_due_openings(${BATCH}) as refreshed`)
    let refreshed = BATCH
    while (refreshed === BATCH && !signal.aborted) refreshed = (await refreshBatch())[0]?.refreshed ?? 0
  },
})
