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
import { hasPremium } from '../premium/has-premium.ts'
import { type Limit, takeFromEach, takeFromLimit } from '../rate-limit.ts'

export interface Caller {
  accountId: string | undefined
  sessionId: string
  address: string
}

interface NamedLimit extends Limit {
  key: string
  code: 'too_many_requests' | 'chat_day_used_up'
}

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * 60

function day(who: string, times: number): NamedLimit {
  return { key: `chat day ${who}`, times, perSeconds: DAY_SECONDS, code: 'chat_day_used_up' }
}

function minute(network: string): NamedLimit {
  return {
    key: `chat minute network ${network}`,
    times: CHAT_MESSAGES_PER_MINUTE,
    perSeconds: MINUTE_SECONDS,
    code: 'too_many_requests',
  }
}

/** What ordinary messages are counted against; one that shows danger meets none of it. */
export function limitsOf({ accountId, sessionId, address }: Caller): NamedLimit[] {
  const network = networkOf(address)
  if (accountId) return [minute(network), day(`account ${accountId}`, CHAT_FREE_MESSAGES_PER_DAY)]
  // By network too, so that new conversations are no way around.
  return [
    minute(network),
    day(`conversation ${sessionId}`, CHAT_FREE_MESSAGES_PER_DAY),
    day(`network ${network}`, CHAT_FREE_MESSAGES_PER_DAY * CHAT_CONVERSATIONS_PER_NETWORK),
  ]
}

/** A message that was sent before has had its place in the day. */
export function limitsOfRepeated({ address }: Caller, messageId: string): NamedLimit[] {
  return [minute(networkOf(address)), repeats(messageId)]
}

export function repeats(messageId: string): NamedLimit {
  return {
    key: `chat repeats ${messageId}`,
    times: CHAT_REPEATS_PER_MESSAGE,
    perSeconds: DAY_SECONDS,
    code: 'too_many_requests',
  }
}

export async function takeFromLimits(
  sql: Transaction,
  caller: Caller,
  limits: readonly NamedLimit[],
  now: Date,
): Promise<void> {
  const isUnlimited = await hasPremium(sql, caller.accountId, now)
  const counted = limits.filter(({ code }) => !isUnlimited || code !== 'chat_day_used_up')
  const taken = await takeFromEach(sql, counted, now)
  for (const [place, { allowed, retryAfterSeconds }] of taken.entries()) {
    const code = counted[place]?.code
    if (code && !allowed) throw new AppError(code, { params: { n: CHAT_FREE_MESSAGES_PER_DAY }, retryAfterSeconds })
  }
}

/** Answering somebody in danger has no limit. Keeping thousands of such messages a minute from one place has. */
export async function mayKeepCare(sql: Transaction, { address }: Caller, now: Date): Promise<boolean> {
  const limit = { times: CHAT_CARE_MESSAGES_PER_MINUTE, perSeconds: MINUTE_SECONDS }
  return (await takeFromLimit(sql, `chat care network ${networkOf(address)}`, limit, now)).allowed
}
