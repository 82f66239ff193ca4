import { defineJob } from './define-job.ts'

/** Should the job stand still for longer, the default partition takes the rows. */
const MONTHS_AHEAD = 3

/** Makes the coming months' partitions of the tables that have them, and moves there what was written before its month was made. */
export const makeMonths = defineJob({
  name: 'make-months',
  schedule: '41 2 * * *',
  // A month that meets a long lock gives up within half a second: db/functions/admin/months.sql.
  retry: { times: 8, firstSeconds: 5, longestSeconds: 600 },
  runsAtMostSeconds: 600,
  async handle({ deps: { db, clock }, signal }) {
    for (;;) {
      signal.throwIfAborted()
      const isMade = await db.asService(async (sql) => {
        const [row] = await sql<{ made: boolean }[]>`
          select app.make_missing_month(${clock()}::timestamptz, ${MONTHS_AHEAD}) as made`
        return row?.made
      })
      if (!isMade) return
    }
  },
})
