import { defineJob } from './define-job.ts'

/** A transaction each, so that nobody who books waits long for a calendar. */
const BATCH = 100

/** Each minute: what the directory shows of calendars in which a start has come, or a hold has run out. */
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
