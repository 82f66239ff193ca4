import type { Deps } from '../deps.ts'
import type { JobContracts, JobName } from '../queue/job-contracts.ts'

interface JobCall<N extends JobName> {
  data: JobContracts[N]
  deps: Deps
  /** Aborted when the run times out or the process stops. */
  signal: AbortSignal
}

export interface Job<N extends JobName> {
  name: N
  /** Retry with exponential backoff: after `firstSeconds`, then doubled each time up to `longestSeconds`. */
  retry: { times: number; firstSeconds: number; longestSeconds: number }
  /** Timeout: a longer run is abandoned and retried. */
  runsAtMostSeconds: number
  /** Cron expression in UTC, for a scheduled job. */
  schedule?: string
  /**
   * Must be idempotent: called again after a crash between the work and its record, or when an abandoned run had in
   * fact succeeded.
   */
  handle(call: JobCall<N>): Promise<void>
}

/** Any job, as a union over all names. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]

export function defineJob<N extends JobName>(job: Job<N>): Job<N> {
  return job
}
