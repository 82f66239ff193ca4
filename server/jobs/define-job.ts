import type { Deps } from '../deps.ts'
import type { JobContracts, JobName } from './job-contracts.ts'

export interface JobCall<N extends JobName> {
  data: JobContracts[N]
  deps: Deps
  /** Aborted when the job is no longer ours: time is up, or the process stops. */
  signal: AbortSignal
}

export interface Job<N extends JobName> {
  name: N
  /** How often a failed run is repeated: after `firstSeconds`, then twice as long each time, up to `longestSeconds`. */
  retry: { times: number; firstSeconds: number; longestSeconds: number }
  /** A run that takes longer is given up and repeated. */
  runsAtMostSeconds: number
  /** A cron expression, in UTC, for a job that nobody enqueues. */
  schedule?: string
  /**
   * May be called again for the same job: after a crash between the work and its record, or when a run was given up but
   * had ended well. A second call must find the work done.
   */
  handle(call: JobCall<N>): Promise<void>
}

/** A job whose contract is known to itself alone. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]

export function defineJob<N extends JobName>(job: Job<N>): Job<N> {
  return job
}
