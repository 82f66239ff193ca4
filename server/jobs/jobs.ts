import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import type { AnyJob } from './define-job.ts'
import type { JobContracts, JobName } from './job-contracts.ts'

export interface EnqueueOptions {
  startAfter?: Date
  /** Two jobs of the same name and key, both still waiting, are one. */
  singletonKey?: string
}

export interface Jobs {
  /**
   * Installs what is missing and starts to work, together with every other process on the same database. A process
   * that does not work still writes jobs, for the others.
   */
  start(jobs: readonly AnyJob[], deps: Deps, options?: { works: boolean }): Promise<void>
  /** Writes the job in the caller's transaction (as the service): it exists if and only if that transaction commits. */
  enqueue<N extends JobName>(sql: Transaction, name: N, data: JobContracts[N], options?: EnqueueOptions): Promise<void>
  readonly isRunning: boolean
  /** Whether this process takes jobs of the queue itself. */
  readonly isWorking: boolean
  /** Takes no new job and lets the running ones finish within the grace; what does not finish is another process's. */
  stop(graceSeconds?: number): Promise<void>
}
