import { runDiagnostic } from '../diagnostics/run-diagnostic.ts'
import { defineJob } from './define-job.ts'

/** Every five minutes: probes each component, stores its history, and mails new critical states. */
export const probeComponents = defineJob({
  name: 'probe-components',
  schedule: '*/5 * * * *',
  // No retry: the next run is soon.
  retry: { times: 0, firstSeconds: 1, longestSeconds: 1 },
  runsAtMostSeconds: 60,
  async handle({ deps }) {
    await runDiagnostic(deps)
  },
})
