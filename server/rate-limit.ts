import { createHash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'

export interface Limit {
  times: number
  /** At most LONGEST_LIMIT_SECONDS: older counts are forgotten. */
  perSeconds: number
}

export const LONGEST_LIMIT_SECONDS = 24 * 60 * 60

/**
 * Counts one act of somebody, across all processes: `times` are allowed in the window that their first one opened.
 * `key` says who and what; only its hash is kept, so that no address stands in the table.
 */
export async function takeFromLimit(
  sql: Transaction,
  key: string,
  { times, perSeconds }: Limit,
  now: Date,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const closedBefore = new Date(now.getTime() - perSeconds * 1000)
  const [window] = await sql<{ hits: number; window_start: Date }[]>`
    insert into app.rate_limits as known (key, window_start, hits)
    values (${storedKey(key)}, ${now}, 1)
    on conflict on constraint rate_limits_pkey do update set
      hits = case when known.window_start <= ${closedBefore} then 1 else least(known.hits, ${times}) + 1 end,
      window_start = case when known.window_start <= ${closedBefore} then excluded.window_start else known.window_start end
    returning hits, window_start`
  if (!window) throw new Error('the count was not written')
  const reopensInMs = window.window_start.getTime() + perSeconds * 1000 - now.getTime()
  return { allowed: window.hits <= times, retryAfterSeconds: Math.max(1, Math.ceil(reopensInMs / 1000)) }
}

/** Under which a count is kept. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
