import type { RestQuery } from './parse-query.ts'
import { rangeNotSatisfiable } from './refusals.ts'

/** `Range: 0-9` counts rows, as in PostgREST; byte ranges are ignored. */
const ROWS = /^(\d{1,15})-(\d{0,15})$/

/** Page requested by the `Range` header and the query: their intersection. */
export function withinRange(query: RestQuery, header: string | undefined): RestQuery {
  const [, first, last] = ROWS.exec(header ?? '') ?? []
  if (first === undefined) return query
  const from = Math.max(Number(first), query.offset ?? 0)
  const ends = [last ? Number(last) : Infinity, (query.offset ?? 0) + (query.limit ?? Infinity) - 1]
  const to = Math.min(...ends)
  if (to < from && query.limit !== 0)
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { ...query, offset: from, limit: to === Infinity ? undefined : Math.max(to - from + 1, 0) }
}
