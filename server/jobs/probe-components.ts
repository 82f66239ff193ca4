import { runDiagnostic } from '../diagnostics/run-diagnostic.ts'
import { defineJob } from './define-job.ts'

/** Every five minutes: looks at each component, keeps its history, and mails what turned critical. */
export const probeComponents = defineJob({
  name: 'probe-components',
  schedule: '*/5 * * * *',
  // The next one is never far.
  retry: { times: 0, firstSeconds: 1, longestSeconds: 1 },
  runsAtMostSeconds: 60,
  async handle({ deps }) {
    await runDiagnostic(deps)
  },
})
