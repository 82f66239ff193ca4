import { retryAfterMessage } from '#domain/auth/retry-after.ts'
import { RESEND_SECONDS } from '#domain/constants.ts'
import type { Transaction } from '../../db/postgres.ts'
import { networksOf } from '../../http/networks-of.ts'
import { countAgainstEachLimit, type Limit } from '../../rate-limit.ts'
import { AuthError, type AuthErrorCode } from './auth-error.ts'

export interface AuthLimit extends Limit {
  code: Extract<
    AuthErrorCode,
    'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit' | 'captcha_failed'
  >
}

export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Rate limits. Those by network address are high, because whole schools share one. */
const limits = {
  'sign-up by address': { times: 300, perSeconds: HOUR_SECONDS, code: 'over_request_rate_limit' },
  'provider journey by address': { times: 60, perSeconds: 300, code: 'over_request_rate_limit' },
  // Above this limit a code request needs a proof of work.
  'unproved code request by address': { times: 5, perSeconds: HOUR_SECONDS, code: 'captcha_failed' },
  'code try by address': { times: 60, perSeconds: 300, code: 'over_request_rate_limit' },
  'mail of a kind to recipient': { times: 1, perSeconds: RESEND_SECONDS, code: 'over_email_send_rate_limit' },
  'mail by address': { times: 60, perSeconds: HOUR_SECONDS, code: 'over_email_send_rate_limit' },
  // Lower than for mail: each text message costs money, and premium numbers earn by receiving them (SMS pumping).
  'sms of a kind to recipient': { times: 1, perSeconds: RESEND_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms to recipient': { times: 5, perSeconds: HOUR_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms by account': { times: 10, perSeconds: DAY_SECONDS, code: 'over_sms_send_rate_limit' },
  'sms by address': { times: 20, perSeconds: HOUR_SECONDS, code: 'over_sms_send_rate_limit' },
} as const satisfies Record<string, AuthLimit>

/** Counts against a rate limit. An address counts in all its networks. */
export async function countAgainst(sql: Transaction, name: keyof typeof limits, who: string, now: Date): Promise<void> {
  const { code, times, perSeconds } = limits[name]
  const counted = name.endsWith('by address') ? networksOf(who) : [{ name: who, breadth: 1 }]
  const asked = counted.map((one) => ({ key: `auth ${name}: ${one.name}`, times: times * one.breadth, perSeconds }))
  await take(sql, asked, code, now)
}

/** Counts against each limit; refuses with the time to wait when one is exceeded. */
export async function take(
  sql: Transaction,
  asked: readonly (Limit & { key: string })[],
  code: AuthLimit['code'],
  now: Date,
): Promise<void> {
  const taken = await countAgainstEachLimit(sql, asked, now)
  const waits = taken.flatMap(({ allowed, retryAfterSeconds }) => (allowed ? [] : [retryAfterSeconds]))
  if (waits.length === 0) return
  if (code === 'captcha_failed') throw new AuthError(code)
  const retryAfterSeconds = Math.max(...waits)
  throw new AuthError(code, { message: retryAfterMessage(retryAfterSeconds), retryAfterSeconds })
}
