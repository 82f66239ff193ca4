import { createHash } from 'node:crypto'
import { retryAfterMessage } from '#domain/auth/retry-after.ts'
import { SIGN_IN_BLOCK_MINUTES, SIGN_IN_FAILURES_MAX } from '#domain/constants.ts'
import type { Database } from '../../../db/database.ts'
import { SERVICE } from '../../../db/identity.ts'
import type { Transaction } from '../../../db/postgres.ts'
import { networkOf } from '../../../http/network-of.ts'
import { networksOf } from '../../../http/networks-of.ts'
import type { Reach } from '../../../identity/create-account.ts'
import type { Account } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { type Device, deviceHash } from './trusted-devices.ts'

/**
 * Limits against brute force on one account from everywhere, and password spraying from one network. Higher, because
 * other people share both.
 */
const FAILURES_MAX_PER_ACCOUNT = 30
const FAILURES_MAX_PER_NETWORK = 30
const BLOCK_MS = SIGN_IN_BLOCK_MINUTES * 60_000

/** Counters of a failed sign-in. Keys are hashed, so that the table reveals no accounts or addresses. */
export interface FailureKeys {
  /** Attempts at this account from this network or device: the low limit. */
  own: Uint8Array
  /** All attempts at the account from anywhere. Reset with `own` after a success. */
  account?: Uint8Array
  /** All attempts of a network at any account. */
  networks: readonly CountedKey[]
}

interface CountedKey {
  key: Uint8Array
  allowed: number
}

/** Counters for a device unknown to the account. */
function failuresOfStranger(name: string, address: string): FailureKeys {
  return {
    own: hash('attempt', name, networkOf(address)),
    account: hash('account', name),
    networks: networksOf(address).map((network) => ({
      key: hash('address', network.name),
      allowed: FAILURES_MAX_PER_NETWORK * network.breadth,
    })),
  }
}

/** Counters for a trusted device: a stranger cannot use up its attempts without the device's secret. */
function failuresOfKnownDevice(name: string, device: string): FailureKeys {
  return { own: hash('known device', name, device), networks: [] }
}

/** Counters for re-authentication inside a session. */
export function failuresInSession(accountId: string): FailureKeys {
  return { own: hash('in session', accountId), networks: [] }
}

/** Refuses an attempt while its counter is blocked. */
export async function refuseWhileBlocked(db: Database, { own }: FailureKeys, now: Date): Promise<void> {
  const [row] = await db.readAs<{ blocked_until: Date }>(
    SERVICE,
    'select blocked_until from auth.sign_in_failures where key = $1 and blocked_until > $2',
    [own, now],
  )
  if (row) throw blocked(row.blocked_until, now)
}

interface Attempt {
  reach: Reach
  address: string
  device: Device
}

interface Tried {
  account: Account | undefined
  failures: FailureKeys
  knowsDevice: boolean
}

/**
 * Loads the account and its failure counters in one round trip. A block is answered alike whether or not the account exists.
 */
export async function findAccountToTry(
  db: Database,
  { reach: { email, phone }, address, device }: Attempt,
  now: Date,
): Promise<Tried> {
  const name = phone ?? email ?? ''
  const stranger = failuresOfStranger(name, address)
  const known = device.key === undefined ? undefined : failuresOfKnownDevice(name, device.key)
  const [row] = await db.readAs<{ blocked_until: Date | null; knows_device: boolean } & Nullable<Account>>(
    SERVICE,
    `select a.*, d.user_id is not null as knows_device,
      (select max(f.blocked_until) from auth.sign_in_failures f
        where f.blocked_until > $1 and f.key in (select decode(key, 'hex') from unnest(string_to_array(
          case when d.user_id is null then $2 else $3 end, ',')) as key)) as blocked_until
    from (values (1)) as always
    left join auth.accounts a on ${phone === undefined ? 'a.email' : 'a.phone'} = $4
    left join auth.trusted_devices d on d.user_id = a.id and d.device_hash = $5 and d.trusted_until > $1`,
    [
      now,
      hexOf(allKeys(stranger)).join(','),
      known ? hexOf(allKeys(known)).join(',') : '',
      name,
      device.key === undefined ? null : deviceHash(device.key),
    ],
  )
  if (row?.blocked_until) throw blocked(row.blocked_until, now)
  if (!row || !isAccount(row)) return { account: undefined, failures: stranger, knowsDevice: false }
  const { knows_device, blocked_until: _, ...account } = row
  return { account, failures: knows_device && known ? known : stranger, knowsDevice: knows_device }
}

function allKeys({ own, account, networks }: FailureKeys): Uint8Array[] {
  return [own, ...(account ? [account] : []), ...networks.map(({ key }) => key)]
}

export function hexOf(keys: readonly Uint8Array[]): string[] {
  return keys.map((key) => Buffer.from(key).toString('hex'))
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

function isAccount<R extends Nullable<Account>>(row: R): row is R & Account {
  return row.id !== null
}

/** Counts a failure; returns the number of failures and the end of the block, if any. */
export async function recordFailure(
  sql: Transaction,
  keys: FailureKeys,
  now: Date,
): Promise<{ failures: number; blockedUntil: Date | null }> {
  const counted: CountedKey[] = [
    { key: keys.own, allowed: SIGN_IN_FAILURES_MAX },
    ...(keys.account ? [{ key: keys.account, allowed: FAILURES_MAX_PER_ACCOUNT }] : []),
    ...keys.networks,
  ]
  // Same lock order everywhere: no deadlock between two failures.
  counted.sort((a, b) => Buffer.compare(a.key, b.key))
  const rows = counted.map(({ key, allowed }) => ({ key, failures: 1, allowed, last_failed_at: now }))
  const forgottenBefore = new Date(now.getTime() - BLOCK_MS)
  const blockedUntil = new Date(now.getTime() + BLOCK_MS)
  // A counter that many people share is a leaky bucket: typing errors of a university do not add up over a day. It lets nobody
  // guess more often than a block does.
  const noted = await sql<{ key: Uint8Array; failures: number; blocked_until: Date | null }[]>`
    insert into auth.sign_in_failures ${sql(rows)}
    on conflict (key) do update set (failures, blocked_until) = (
      select count, case when sign_in_failures.blocked_until > ${now} then sign_in_failures.blocked_until
        when count >= sign_in_failures.allowed then ${blockedUntil}::timestamptz end
      from (select case
        when sign_in_failures.last_failed_at <= ${forgottenBefore} or sign_in_failures.blocked_until <= ${now} then 1
        when sign_in_failures.allowed = ${SIGN_IN_FAILURES_MAX} then sign_in_failures.failures + 1
        else greatest(0, sign_in_failures.failures - floor(sign_in_failures.allowed
          * extract(epoch from ${now}::timestamptz - sign_in_failures.last_failed_at) / ${BLOCK_MS / 1000}::integer)::integer) + 1
      end) as counted (count)
    ), last_failed_at = excluded.last_failed_at
    returning key, failures, blocked_until`
  const attempt = noted.find((row) => Buffer.compare(row.key, keys.own) === 0)
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
