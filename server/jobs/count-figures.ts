import { defineJob } from './define-job.ts'

/** Every night, after the evening's consultations are decided: stores the figures of the day for /admin/chiffres. */
export const countFigures = defineJob({
  name: 'count-figures',
  schedule: '23 2 * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 300,
  async handle({ deps: { db, clock } }) {
    await db.asService((sql) => sql`select app.count_figures(${clock()})`)
  },
})
