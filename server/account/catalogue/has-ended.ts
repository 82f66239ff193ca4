import type { Ending } from './catalogued-table.ts'

/** Adding and subtracting years differ by a day when the period starts on 29 February. */
const MARGIN = "interval '2 days'"

/**
 * SQL condition over `t`: the retention period has ended at `instant` (SQL too). `column + interval <= now` needs a
 * full scan; the second condition on the column itself lets PostgreSQL use an index and skip recent partitions.
 */
export function hasEnded({ at, since }: Ending, instant: string): string {
  const ended = `(${at}) <= ${instant}`
  return since ? `${since.column} <= ${instant} - interval '${since.lasts}' + ${MARGIN} and ${ended}` : ended
}
