import { afterYears } from './after-years.ts'
import type { Ending } from './catalogued-table.ts'

/** Same as `afterYears` for a table partitioned by month on that timestamp. */
export function byMonth(...[instant, years]: Parameters<typeof afterYears>): Ending {
  return { ...afterYears(instant, years), byMonth: true }
}
