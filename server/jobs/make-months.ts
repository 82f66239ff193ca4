import { defineJob } from './define-job.ts'

/** If the job does not run for longer, the default partition takes the rows. */
const MONTHS_AHEAD = 3

/** Creates the partitions of the coming months, and moves rows there that were written to the default partition. */
export const makeMonths = defineJob({
  name: 'make-months',
  schedule: '41 2 * * *',
  // Lock timeout of half a second: see db/functions/admin/months.sql.
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
