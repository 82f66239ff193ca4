import {
  CHAT_CARE_MESSAGES_PER_MINUTE,
  CHAT_CONVERSATIONS_PER_NETWORK,
  CHAT_FREE_MESSAGES_PER_DAY,
  CHAT_MESSAGES_PER_MINUTE,
  CHAT_REPEATS_PER_MESSAGE,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { networkOf } from '../http/network-of.ts'
import { countAgainstEachLimit, type Limit } from '../rate-limit.ts'

export interface Caller {
  accountId: string | undefined
  sessionId: string
  address: string
}

export interface NamedLimit extends Limit {
  key: string
  code: 'too_many_requests' | 'chat_day_used_up'
}

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * 60

function day(who: string, times: number): NamedLimit {
  return { key: `chat day ${who}`, times, perSeconds: DAY_SECONDS, code: 'chat_day_used_up' }
}

function minute(what: string, times: number): NamedLimit {
  return { key: `chat ${what}`, times, perSeconds: MINUTE_SECONDS, code: 'too_many_requests' }
}

function minuteOfNetwork(address: string): NamedLimit {
  return minute(`minute network ${networkOf(address)}`, CHAT_MESSAGES_PER_MINUTE)
}

/** Rate limits of ordinary messages; a message that shows danger is not limited. */
export function limitsOf({ accountId, sessionId, address }: Caller): NamedLimit[] {
  if (accountId) return [minuteOfNetwork(address), day(`account ${accountId}`, CHAT_FREE_MESSAGES_PER_DAY)]
  // Limited by network too, so that opening new conversations does not bypass the limit.
  return [
    minuteOfNetwork(address),
    day(`conversation ${sessionId}`, CHAT_FREE_MESSAGES_PER_DAY),
    day(`network ${networkOf(address)}`, CHAT_FREE_MESSAGES_PER_DAY * CHAT_CONVERSATIONS_PER_NETWORK),
  ]
}

/** Premium has no daily limit. */
export function limitsOfPremium({ address }: Caller): NamedLimit[] {
  return [minuteOfNetwork(address)]
}

/** A retried message was already counted in the daily limit. */
export function limitsOfRepeated({ address }: Caller, messageId: string): NamedLimit[] {
  return [minuteOfNetwork(address), repeats(messageId)]
}

export function repeats(messageId: string): NamedLimit {
  return {
    key: `chat repeats ${messageId}`,
    times: CHAT_REPEATS_PER_MESSAGE,
    perSeconds: DAY_SECONDS,
    code: 'too_many_requests',
  }
}

/** Answering somebody in danger is not limited; storing thousands of such messages a minute from one network is. */
export function limitsOfCare({ address }: Caller): NamedLimit[] {
  return [minute(`care network ${networkOf(address)}`, CHAT_CARE_MESSAGES_PER_MINUTE)]
}

export async function takeFromLimits(sql: Transaction, limits: readonly NamedLimit[], now: Date): Promise<void> {
  for (const [place, { allowed, retryAfterSeconds }] of (await countAgainstEachLimit(sql, limits, now)).entries()) {
    const code = limits[place]?.code
    if (code && !allowed) throw refusalOf(code, retryAfterSeconds)
  }
}

export function refusalOf(code: NamedLimit['code'], retryAfterSeconds: number): AppError {
  return new AppError(code, { params: { n: CHAT_FREE_MESSAGES_PER_DAY }, retryAfterSeconds })
}
