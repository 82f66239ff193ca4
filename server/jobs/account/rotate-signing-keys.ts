import { defineJob } from '../define-job.ts'

/** Key rotation: a leaked key is valid for a month at most. */
export const rotateSigningKeys = defineJob({
  name: 'rotate-signing-keys',
  schedule: '41 3 1 * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 60,
  handle: ({ deps: { keys } }) => keys.rotate(),
})
