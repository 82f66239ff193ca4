import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Deps } from '../deps.ts'
import { describeError } from '../log.ts'
import type { AnyJob, Job } from './define-job.ts'
import type { JobName } from './job-contracts.ts'

/** Runs the jobs of a batch concurrently; each succeeds or is retried on its own. */
export function runBatch(job: AnyJob, batch: JobWithMetadata<unknown>[], deps: Deps): Promise<JobResult[]> {
  return Promise.all(batch.map((item) => runOne(job as Job<JobName>, item, deps)))
}

async function runOne(job: Job<JobName>, item: JobWithMetadata<unknown>, deps: Deps): Promise<JobResult> {
  try {
    // Safe cast: only `enqueue`, typed by the contract, writes the data of a job.
    await job.handle({ data: item.data as never, deps, signal: item.signal })
    return { id: item.id, status: 'completed' }
  } catch (error) {
    const facts = { job: item.name, id: item.id, attempt: item.retryCount + 1, ...describeError(error) }
    if (item.retryCount >= item.retryLimit) deps.log.error('job failed for good', facts)
    else deps.log.warn('job failed and will be repeated', facts)
    return { id: item.id, status: 'failed', output: describeError(error) }
  }
}
