import type { Transaction } from '../db/postgres.ts'
import type { JobContracts, JobName } from './job-contracts.ts'

export interface Jobs {
  /** Writes the job in the caller's transaction (as the service): it exists if and only if that transaction commits. */
  enqueue<N extends JobName>(
    sql: Transaction,
    name: N,
    data: JobContracts[N],
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>
  readonly isRunning: boolean
  stop(): Promise<void>
}
