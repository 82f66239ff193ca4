import type { Transaction } from '../db/postgres.ts'
import type { JobContracts, JobName } from './job-contracts.ts'

interface EnqueueOptions {
  startAfter?: Date
  /** Deduplicates: two waiting jobs with the same name and key are one. */
  singletonKey?: string
}

export interface Jobs {
  /**
   * Inserts the job in the caller's transaction (as the service): it exists if and only if that transaction commits.
   */
  enqueue<N extends JobName>(sql: Transaction, name: N, data: JobContracts[N], options?: EnqueueOptions): Promise<void>
  readonly isRunning: boolean
  /** Whether this process works on jobs. */
  readonly isWorking: boolean
  /**
   * Graceful shutdown: takes no new job and lets running ones finish within the grace
   * period; another process retries the rest. Jobs can be enqueued until the promise given here resolves.
   */
  stop(graceSeconds?: number, lastEnqueued?: Promise<unknown>): Promise<void>
}
