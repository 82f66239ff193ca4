import { formatCount } from '#domain/format.ts'
import type { Ending } from './catalogued-table.ts'

/** Rows that end a number of years after an instant of theirs. */
export function afterYears(instant: string, years: number): Ending {
  const lasts = `${years} years`
  return {
    until: 'ends',
    at: `${instant} + interval '${lasts}'`,
    rule: formatCount(years, 'an', 'ans'),
    since: { column: instant, lasts },
  }
}
