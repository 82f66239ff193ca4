import { hash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { currentTurn } from './http/turn.ts'

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

/**
 * Counts one act against several limits in one statement, and returns a result for each, in order. When one of them is
 * used up, nothing is counted and no row is locked: what is refused costs the others nothing.
 */
export async function countAgainstEachLimit(
  sql: Transaction,
  limits: readonly (Limit & { key: string })[],
  now: Date,
): Promise<LimitResult[]> {
  const known = knownRefusal(limits, now)
  if (known) return known
  const asked = limits.map(storedLimit)
  const taken = await sql<{ key: string; is_allowed: boolean; retry_after_seconds: number }[]>`
    select * from app.take_from_limits(${JSON.stringify(asked)}::text::jsonb, ${now})`
  const { usedUp } = currentTurn()
  return asked.map(({ key }) => {
    const counted = taken.find((one) => one.key === key)
    if (!counted) throw new Error('the count was not written')
    if (!counted.is_allowed) usedUp?.remember(key, counted.retry_after_seconds, now)
    return { allowed: counted.is_allowed, retryAfterSeconds: counted.retry_after_seconds }
  })
}

/**
 * Results from memory when one of the limits is known to be used up; undefined when the database must be asked. Called
 * before a transaction begins, so that a repeated refusal takes no connection.
 */
export function knownRefusal(limits: readonly (Limit & { key: string })[], now: Date): LimitResult[] | undefined {
  const { usedUp } = currentTurn()
  if (!usedUp) return undefined
  const waits = limits.map(({ key }) => usedUp.secondsLeft(storedKey(key), now))
  if (waits.every((seconds) => seconds === 0)) return undefined
  return waits.map((seconds) => ({ allowed: seconds === 0, retryAfterSeconds: seconds }))
}

/** Stored keys whose counted try is given back. */
export function forgetUsedUp(keys: readonly string[]): void {
  currentTurn().usedUp?.forget(keys)
}

/** Seconds to wait for the last of the limits that refused; undefined when none did. */
export function waitOf(results: readonly LimitResult[]): number | undefined {
  const waits = results.flatMap(({ allowed, retryAfterSeconds }) => (allowed ? [] : [retryAfterSeconds]))
  return waits.length === 0 ? undefined : Math.max(...waits)
}

/** Limit in the format of `app.take_from_limits`. */
export function storedLimit({ key, times, perSeconds }: Limit & { key: string }) {
  return { key: storedKey(key), times, per_seconds: perSeconds }
}

/** Hash under which a counter is stored. */
function storedKey(key: string): string {
  return hash('sha256', key, 'base64url')
}
