import type { JobName } from '../../queue/job-contracts.ts'
import type { Retention } from './catalogued-table.ts'

/** Rows deleted within the hour after one of their timestamps. */
export function hourly(at: string, rule: string, job: JobName = 'forget-expired-rows'): Retention {
  return { until: 'ends', at, rule, job }
}
