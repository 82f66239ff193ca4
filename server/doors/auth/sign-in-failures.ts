import { createHash } from 'node:crypto'
import { retryAfterMessage } from '#domain/auth/retry-after.ts'
import { SIGN_IN_BLOCK_MINUTES, SIGN_IN_FAILURES_MAX } from '#domain/constants.ts'
import type { Database } from '../../db/database.ts'
import { SERVICE } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Reach } from '../../identity/create-account.ts'
import type { Account } from './account.ts'
import { AuthError } from './auth-error.ts'

/** One account tried from everywhere, and one address trying every account, are let go on longer: others share them. */
const FAILURES_MAX_PER_ACCOUNT = 30
const FAILURES_MAX_PER_ADDRESS = 30
const BLOCK_MS = SIGN_IN_BLOCK_MINUTES * 60_000

/** What a failed sign-in counts against. Hashed, so that the table tells nobody who tried what. */
export interface FailureKeys {
  attempt: Uint8Array
  account: Uint8Array
  address: Uint8Array
}

export function failureKeys(email: string, address: string): FailureKeys {
  const network = networkOf(address)
  return {
    attempt: hash('attempt', email, network),
    account: hash('account', email),
    address: hash('address', network),
  }
}

/** Refuses an attempt that is still blocked. The answer is the same whether or not the account exists. */
export async function refuseWhileBlocked(db: Database, keys: FailureKeys, now: Date): Promise<void> {
  const rows = await db.readAs<{ blocked_until: Date }>(
    SERVICE,
    'select blocked_until from auth.sign_in_failures where key in ($1, $2, $3) and blocked_until > $4',
    [keys.attempt, keys.account, keys.address, now],
  )
  const [row] = rows
  if (row) throw blocked(row.blocked_until, now)
}

/** The account that is tried, in the same round trip as whether it may be. */
export async function findAccountToTry(
  db: Database,
  { email, phone }: Reach,
  keys: FailureKeys,
  now: Date,
): Promise<Account | undefined> {
  const [row] = await db.readAs<{ blocked_until: Date | null } & Nullable<Account>>(
    SERVICE,
    `select a.*, b.blocked_until from (select max(blocked_until) as blocked_until from auth.sign_in_failures
      where key in ($1, $2, $3) and blocked_until > $4) b
    left join auth.accounts a on ${phone === undefined ? 'a.email' : 'a.phone'} = $5`,
    [keys.attempt, keys.account, keys.address, now, phone ?? email],
  )
  if (row?.blocked_until) throw blocked(row.blocked_until, now)
  return row && isAccount(row) ? row : undefined
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

function isAccount(row: Nullable<Account>): row is Account {
  return row.id !== null
}

/** Counts a failure and answers how many there have been, and until when the attempt is blocked, if it is now. */
export async function noteFailure(
  sql: Transaction,
  keys: FailureKeys,
  now: Date,
): Promise<{ failures: number; blockedUntil: Date | null }> {
  const counted: [Uint8Array, number][] = [
    [keys.attempt, SIGN_IN_FAILURES_MAX],
    [keys.account, FAILURES_MAX_PER_ACCOUNT],
    [keys.address, FAILURES_MAX_PER_ADDRESS],
  ]
  // Always in the same order, so that two failures never wait for one another.
  counted.sort(([a], [b]) => Buffer.compare(a, b))
  const rows = counted.map(([key, allowed]) => ({ key, failures: 1, allowed, last_failed_at: now }))
  const forgottenBefore = new Date(now.getTime() - BLOCK_MS)
  const blockedUntil = new Date(now.getTime() + BLOCK_MS)
  const noted = await sql<{ key: Uint8Array; failures: number; blocked_until: Date | null }[]>`
    insert into auth.sign_in_failures ${sql(rows)}
    on conflict (key) do update set
      failures = case when sign_in_failures.last_failed_at <= ${forgottenBefore} or sign_in_failures.blocked_until <= ${now} then 1
        else sign_in_failures.failures + 1 end,
      blocked_until = case when sign_in_failures.last_failed_at <= ${forgottenBefore} or sign_in_failures.blocked_until <= ${now} then null
        when sign_in_failures.failures + 1 >= sign_in_failures.allowed then coalesce(sign_in_failures.blocked_until, ${blockedUntil}) end,
      last_failed_at = excluded.last_failed_at
    returning key, failures, blocked_until`
  const attempt = noted.find((row) => Buffer.compare(row.key, keys.attempt) === 0)
  const blocks = noted.flatMap((row) => row.blocked_until ?? [])
  return {
    failures: attempt?.failures ?? 1,
    blockedUntil: blocks.reduce<Date | null>((last, one) => (last && last > one ? last : one), null),
  }
}

export function blocked(until: Date, now: Date, headers: Record<string, string> = {}): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const message = retryAfterMessage(retryAfterSeconds)
  return new AuthError('over_request_rate_limit', { message, retryAfterSeconds, headers })
}

function hash(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
