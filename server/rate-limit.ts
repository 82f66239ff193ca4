import { hash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'

export interface Limit {
  times: number
  /** At most LONGEST_LIMIT_SECONDS: older counters are deleted. */
  perSeconds: number
}

export const LONGEST_LIMIT_SECONDS = 24 * 60 * 60

export interface LimitResult {
  allowed: boolean
  retryAfterSeconds: number
}

/**
 * Counts one act against a rate limit shared by all processes: `times` are allowed in the window opened by the first.
 * `key` says who and what; only its hash is stored, so that the table contains no address.
 */
export async function countAgainstLimit(sql: Transaction, key: string, limit: Limit, now: Date): Promise<LimitResult> {
  const [taken] = await countAgainstEachLimit(sql, [{ ...limit, key }], now)
  if (!taken) throw new Error('the count was not written')
  return taken
}

/** Counts one act against several limits in one statement, and returns a result for each, in order. */
export async function countAgainstEachLimit(
  sql: Transaction,
  limits: readonly (Limit & { key: string })[],
  now: Date,
): Promise<LimitResult[]> {
  const asked = limits.map(storedLimit)
  const taken = await sql<{ key: string; is_allowed: boolean; retry_after_seconds: number }[]>`
    select * from app.take_from_limits(${JSON.stringify(asked)}::text::jsonb, ${now})`
  return asked.map(({ key }) => {
    const counted = taken.find((one) => one.key === key)
    if (!counted) throw new Error('the count was not written')
    return { allowed: counted.is_allowed, retryAfterSeconds: counted.retry_after_seconds }
  })
}

/** Limit in the format of `app.take_from_limits`. */
export function storedLimit({ key, times, perSeconds }: Limit & { key: string }) {
  return { key: storedKey(key), times, per_seconds: perSeconds }
}

/** Hash under which a counter is stored. */
function storedKey(key: string): string {
  return hash('sha256', key, 'base64url')
}
