import { defineJob } from '../define-job.ts'

/** Every night: recomputes the public statistics of practitioners. */
export const countPractitionerFigures = defineJob({
  name: 'count-practitioner-figures',
  schedule: '11 2 * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 300,
  async handle({ deps: { db, clock } }) {
    const now = clock()
    await db.asService((sql) => sql`select app.count_practitioner_figures(${now})`)
  },
})
