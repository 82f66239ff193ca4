import { seedDemoRoom } from '../../demo/seed-demo-room.ts'
import { defineJob } from '../define-job.ts'

/** Every minute in demo mode: keeps a consultation available to try. */
export const keepDemoRoom = defineJob({
  name: 'keep-demo-room',
  schedule: '* * * * *',
  retry: { times: 0, firstSeconds: 1, longestSeconds: 1 },
  runsAtMostSeconds: 30,
  async handle({ deps: { settings, db, clock } }) {
    if (settings.DEMO) await seedDemoRoom(db, clock())
  },
})
