import type { JobName } from '../../jobs/job-contracts.ts'
import type { Retention } from './catalogued-table.ts'

/** Rows that are deleted within the hour after an instant of theirs. */
export function hourly(at: string, rule: string, job: JobName = 'forget-expired-rows'): Retention {
  return { until: 'ends', at, rule, job }
}
