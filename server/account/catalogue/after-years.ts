import { formatCount } from '#domain/format.ts'
import type { Ending } from './catalogued-table.ts'

/** Retention: rows end a number of years after one of their timestamps. */
export function afterYears(instant: string, years: number): Ending {
  const lasts = `${years} years`
  return {
    until: 'ends',
    at: `${instant} + interval '${lasts}'`,
    rule: formatCount(years, 'an', 'ans'),
    since: { column: instant, lasts },
  }
}
