import { retryAfterMessage } from '#domain/auth/retry-after.ts'
import { RESEND_SECONDS } from '#domain/constants.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/postgres.ts'
import { networksOf } from '../../http/networks-of.ts'
import { countAgainstEachLimit, knownRefusal, type Limit, type LimitResult, waitOf } from '../../rate-limit.ts'
import { AuthError, type AuthErrorCode } from './auth-error.ts'

export interface AuthLimit extends Limit {
  code: Extract<
    AuthErrorCode,
    'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit' | 'captcha_failed'
  >
}

export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Rate limits. Those by network address are high, because whole universities share one. */
const limits = {
  'sign-up by address': { times: 300, perSeconds: HOUR_SECONDS, code: 'over_request_rate_limit' },
  'provider journey by address': { times: 60, perSeconds: 300, code: 'over_request_rate_limit' },
  // Above this limit a code request needs a proof of work.
  'unproved code request by address': { times: 5, perSeconds: HOUR_SECONDS, code: 'captcha_failed' },
  // Right ones count too. Guesses at one code have lower limits of their own.
  'code try by address': { times: 300, perSeconds: 300, code: 'over_request_rate_limit' },
  'mail of a kind to recipient': { times: 1, perSeconds: RESEND_SECONDS, code: 'over_email_send_rate_limit' },
  'mail by address': { times: 60, perSeconds: HOUR_SECONDS, code: 'over_email_send_rate_limit' },
  // Lower than for mail: each text message costs money, and premium numbers earn by receiving them (SMS pumping).
  'sms of a kind to recipient': { times: 1, perSeconds: RESEND_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms to recipient': { times: 5, perSeconds: HOUR_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms by account': { times: 10, perSeconds: DAY_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms by address': { times: 20, perSeconds: HOUR_SECONDS, code: 'over_sms_send_rate_limit' },
  // To a number that its owner has proved, after the password: the second step of a whole university.
  'sms to owners by address': { times: 300, perSeconds: HOUR_SECONDS, code: 'over_sms_send_rate_limit' },
} as const satisfies Record<string, AuthLimit>

type LimitName = keyof typeof limits

/** Counts against a rate limit. An address counts in all its networks. */
export async function countAgainst(sql: Transaction, name: LimitName, who: string, now: Date): Promise<void> {
  await take(sql, countsOf(name, who), limits[name].code, now)
}

/** The same in a transaction of its own, so that a failing act counts too. */
export async function countApart(
  db: Pick<Database, 'asService'>,
  name: LimitName,
  who: string,
  now: Date,
): Promise<void> {
  refuseUsedUp(name, who, now)
  await db.asService((sql) => countAgainst(sql, name, who, now))
}

/** Refuses from memory, before a transaction begins, what is known to be used up. */
export function refuseUsedUp(name: LimitName, who: string, now: Date): void {
  const known = knownRefusal(countsOf(name, who), now)
  if (known) assertAllowed(known, limits[name].code)
}

function countsOf(name: LimitName, who: string): (Limit & { key: string })[] {
  const { times, perSeconds } = limits[name]
  const counted = name.endsWith('by address') ? networksOf(who) : [{ name: who, breadth: 1 }]
  return counted.map((one) => ({ key: `auth ${name}: ${one.name}`, times: times * one.breadth, perSeconds }))
}

/** Counts against each limit; refuses with the time to wait when one is exceeded. */
export async function take(
  sql: Transaction,
  asked: readonly (Limit & { key: string })[],
  code: AuthLimit['code'],
  now: Date,
): Promise<void> {
  assertAllowed(await countAgainstEachLimit(sql, asked, now), code)
}

function assertAllowed(results: readonly LimitResult[], code: AuthLimit['code']): void {
  const retryAfterSeconds = waitOf(results)
  if (retryAfterSeconds === undefined) return
  if (code === 'captcha_failed') throw new AuthError(code)
  throw new AuthError(code, { message: retryAfterMessage(retryAfterSeconds), retryAfterSeconds })
}
