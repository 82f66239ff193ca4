import type { Ending } from './catalogued-table.ts'

/** A year that ends on 28 February may have begun on the 29th: adding years and taking them off differ by a day. */
const MARGIN = "interval '2 days'"

/**
 * SQL over `t` that is true of rows that have ended by an instant, itself SQL. `column + interval <= now` reads every row of a
 * table; said of the column itself beside it, an index answers, and months that are too young are not looked at.
 */
export function hasEnded({ at, since }: Ending, instant: string): string {
  const ended = `(${at}) <= ${instant}`
  return since ? `${since.column} <= ${instant} - interval '${since.lasts}' + ${MARGIN} and ${ended}` : ended
}
