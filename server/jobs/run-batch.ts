import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Deps } from '../deps.ts'
import { describeError } from '../log.ts'
import { type JobName, jobContracts } from '../queue/job-contracts.ts'
import type { AnyJob, Job } from './define-job.ts'

/** Runs the jobs of a batch concurrently; each succeeds or is retried on its own. */
export function runBatch(job: AnyJob, batch: JobWithMetadata<unknown>[], deps: Deps): Promise<JobResult[]> {
  return Promise.all(batch.map((item) => runOne(job as Job<JobName>, item, deps)))
}

async function runOne(job: Job<JobName>, item: JobWithMetadata<unknown>, deps: Deps): Promise<JobResult> {
  try {
    const { success, data } = jobContracts[job.name].safeParse(item.data)
    // Repeated like any other failure: during an upgrade a process of the other version may take it.
    if (!success) throw new PayloadRefused()
    await job.handle({ data, deps, signal: item.signal })
    return { id: item.id, status: 'completed' }
  } catch (error) {
    const facts = { job: item.name, id: item.id, attempt: item.retryCount + 1, ...describeError(error) }
    if (item.retryCount >= item.retryLimit) deps.log.error('job failed for good', facts)
    else deps.log.warn('job failed and will be repeated', facts)
    return { id: item.id, status: 'failed', output: describeError(error) }
  }
}

/** Its payload is not of this version's contract. Without a cause: the log names no data. */
class PayloadRefused extends Error {
  override readonly name = 'PayloadRefused'
}
