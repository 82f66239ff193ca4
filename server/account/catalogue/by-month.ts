import { afterYears } from './after-years.ts'
import type { Ending } from './catalogued-table.ts'

/** The same for a table that is partitioned by month on that instant. */
export function byMonth(...[instant, years]: Parameters<typeof afterYears>): Ending {
  return { ...afterYears(instant, years), byMonth: true }
}
