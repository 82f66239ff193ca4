import {
  CHAT_CARE_MESSAGES_PER_MINUTE,
  CHAT_CONVERSATIONS_PER_NETWORK,
  CHAT_FREE_MESSAGES_PER_DAY,
  CHAT_MESSAGES_PER_MINUTE,
  CHAT_REPEATS_PER_MESSAGE,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { networksOf } from '../http/networks-of.ts'
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

function minuteOfNetworks(address: string): NamedLimit[] {
  return networksOf(address).map(({ name, breadth }) =>
    minute(`minute network ${name}`, CHAT_MESSAGES_PER_MINUTE * breadth),
  )
}

function dayOfNetworks(address: string): NamedLimit[] {
  return networksOf(address).map(({ name, breadth }) =>
    day(`network ${name}`, CHAT_FREE_MESSAGES_PER_DAY * CHAT_CONVERSATIONS_PER_NETWORK * breadth),
  )
}

/** Rate limits of words that a model answers; a message that shows danger is not limited. */
export function limitsOf({ accountId, sessionId, address }: Caller): NamedLimit[] {
  if (accountId) return [...minuteOfNetworks(address), day(`account ${accountId}`, CHAT_FREE_MESSAGES_PER_DAY)]
  // Limited by network too, so that opening new conversations does not bypass the limit.
  return [
    ...minuteOfNetworks(address),
    day(`conversation ${sessionId}`, CHAT_FREE_MESSAGES_PER_DAY),
    ...dayOfNetworks(address),
  ]
}

/** Taps, exercises, the answer to a gentle question, and whatever no model answers: no daily limit. */
export function limitsOfGuided({ address }: Caller): NamedLimit[] {
  return minuteOfNetworks(address)
}

/** Premium has no daily limit. */
export function limitsOfPremium({ address }: Caller): NamedLimit[] {
  return minuteOfNetworks(address)
}

/** A retried message was already counted in the daily limit. */
export function limitsOfRepeated({ address }: Caller, messageId: string): NamedLimit[] {
  return [...minuteOfNetworks(address), repeats(messageId)]
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
  return networksOf(address).map(({ name, breadth }) =>
    minute(`care network ${name}`, CHAT_CARE_MESSAGES_PER_MINUTE * breadth),
  )
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
