import { createHash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'

export interface Limit {
  times: number
  /** At most LONGEST_LIMIT_SECONDS: older counts are forgotten. */
  perSeconds: number
}

export const LONGEST_LIMIT_SECONDS = 24 * 60 * 60

export interface Taken {
  allowed: boolean
  retryAfterSeconds: number
}

/**
 * Counts one act of somebody, across all processes: `times` are allowed in the window that their first one opened.
 * `key` says who and what; only its hash is kept, so that no address stands in the table.
 */
export async function takeFromLimit(sql: Transaction, key: string, limit: Limit, now: Date): Promise<Taken> {
  const [taken] = await takeFromEach(sql, [{ ...limit, key }], now)
  if (!taken) throw new Error('the count was not written')
  return taken
}

/** Counts one act against several limits in one statement, and answers for each in the order they came. */
export async function takeFromEach(
  sql: Transaction,
  limits: readonly (Limit & { key: string })[],
  now: Date,
): Promise<Taken[]> {
  const asked = limits.map(({ key, times, perSeconds }) => ({
    key: storedKey(key),
    times,
    closed_before: new Date(now.getTime() - perSeconds * 1000),
  }))
  // Always in the order of the keys: two who count the same ones never wait for each other.
  const windows = await sql<{ key: string; hits: number; window_start: Date }[]>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::text::json) as a (key text, times int, closed_before timestamptz)
    )
    insert into app.rate_limits as known (key, window_start, hits)
    select key, ${now}::timestamptz, 1 from asked order by key
    on conflict on constraint rate_limits_pkey do update set
      hits = (
        select case when known.window_start <= a.closed_before then 1 else least(known.hits, a.times) + 1 end
        from asked a where a.key = excluded.key
      ),
      window_start = (
        select case when known.window_start <= a.closed_before then excluded.window_start else known.window_start end
        from asked a where a.key = excluded.key
      )
    returning key, hits, window_start`
  return asked.map(({ key, times }, place) => {
    const window = windows.find((one) => one.key === key)
    if (!window) throw new Error('the count was not written')
    const reopensInMs = window.window_start.getTime() + (limits[place]?.perSeconds ?? 0) * 1000 - now.getTime()
    return { allowed: window.hits <= times, retryAfterSeconds: Math.max(1, Math.ceil(reopensInMs / 1000)) }
  })
}

/** Under which a count is kept. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
