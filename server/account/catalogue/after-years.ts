import { formatCount } from '#domain/format.ts'
import type { Retention } from './catalogued-table.ts'

/** Rows that end a number of years after an instant of theirs. */
export function afterYears(instant: string, years: number): Retention {
  return { until: 'ends', at: `${instant} + interval '${years} years'`, rule: formatCount(years, 'an', 'ans') }
}
