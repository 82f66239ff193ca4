import { defineJob } from '../define-job.ts'

/** Every hour: counts ended meetings in the internship hours of the students who attended. */
export const countMeetingHours = defineJob({
  name: 'count-meeting-hours',
  schedule: '41 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 60,
  async handle({ deps: { db, clock } }) {
    const now = clock()
    await db.asService((sql) => sql`select app.count_meeting_hours(${now})`)
  },
})
