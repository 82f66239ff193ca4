import type { Transaction } from '../../db/postgres.ts'
import type { Asker, Sides } from '../../identity/asker.ts'
import { forgetUsedUp, type Limit, storedLimit } from '../../rate-limit.ts'
import { type AuthLimit, DAY_SECONDS, HOUR_SECONDS, take } from './limits.ts'
import { sidesAt } from './sign-in/trusted-devices.ts'

/** Rate limits of one account. Each side has its own count; `ofStrangers` is for all networks together. */
const limitsBySide = {
  'factor try': { times: 5, perSeconds: 300, code: 'over_request_rate_limit' },
  // Low enough that nobody guesses six digits; decision 0010 computes the odds.
  'factor try of a day': { times: 10, ofStrangers: 50, perSeconds: DAY_SECONDS, code: 'over_request_rate_limit' },
  // Nobody guesses 79 bits, so strangers together have no limit here: they could only keep the owner out.
  'recovery code try': { times: 60, perSeconds: 300, code: 'over_request_rate_limit' },
  'mails to recipient': { times: 6, ofStrangers: 30, perSeconds: HOUR_SECONDS, code: 'over_email_send_rate_limit' },
  // High, because the owner of a confirmed number cannot sign in without it.
  'sms to own number': { times: 10, ofStrangers: 50, perSeconds: DAY_SECONDS, code: 'over_sms_send_rate_limit' },
} as const satisfies Record<string, AuthLimit & { ofStrangers?: number }>

/** A wider network may do at most twice as much, so that whoever rents one cannot use up the limit of all strangers. */
const BREADTH_MAX = 2

/** Counts what one side does to an account. */
export async function countAgainstSide(
  sql: Transaction,
  name: keyof typeof limitsBySide,
  asker: AskerOfAccount,
  now: Date,
): Promise<void> {
  await take(sql, countsOfSide(name, asker), limitsBySide[name].code, now)
}

interface AskerOfAccount extends Sides {
  /** Account or recipient. */
  who: string
}

type Count = Limit & { key: string }

function countsOfSide(name: keyof typeof limitsBySide, { who, sides, isStranger }: AskerOfAccount): Count[] {
  const { times, perSeconds, ...limit } = limitsBySide[name]
  const key = `auth ${name}: ${who}`
  const counts = sides.map((side) => ({
    key: `${key}, ${side.name}`,
    times: times * Math.min(side.breadth, BREADTH_MAX),
    perSeconds,
  }))
  return isStranger && 'ofStrangers' in limit ? [...counts, { key, times: limit.ofStrangers, perSeconds }] : counts
}

const countsOfFactorTry = (asker: AskerOfAccount) => [
  ...countsOfSide('factor try', asker),
  ...countsOfSide('factor try of a day', asker),
]

/** Counts a code of the second step before it is checked, so that guesses at the same moment count too. */
export async function countFactorTry(
  sql: Transaction,
  account: { id: string },
  from: Asker,
  now: Date,
): Promise<AskerOfAccount> {
  const asker = { who: account.id, ...(await sidesAt(sql, account, from, now)) }
  await take(sql, countsOfFactorTry(asker), 'over_request_rate_limit', now)
  return asker
}

/** Only wrong codes count: a right one gives its try back. */
export async function giveBackFactorTry(sql: Transaction, asker: AskerOfAccount): Promise<void> {
  const keys = countsOfFactorTry(asker).map((count) => storedLimit(count).key)
  forgetUsedUp(keys)
  // Locked in the order in which they are counted, to avoid a deadlock.
  await sql`
    with locked as (select key from app.rate_limits where key = any(${keys}::text[]) order by key for update)
    update app.rate_limits set hits = hits - 1 where key in (select key from locked) and hits > 0`
}
