import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import {
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_TRIES,
  SIGN_IN_CODE_DIGITS,
} from '#domain/constants.ts'
import type { Transaction } from '../db/postgres.ts'
import { countAgainstEachLimit } from '../rate-limit.ts'
import { type Asker, sidesOf } from './asker.ts'

type MailedPurpose = 'signup' | 'magiclink' | 'recovery' | 'email_change'
/** Sent by text message; re-authentication can use either channel. */
export type TextedPurpose = 'sms' | 'phone_change' | 'phone_factor'
export type CodePurpose = MailedPurpose | TextedPurpose | 'reauthentication'

/** A correct code, now used up. */
export interface RedeemedCode {
  user_id: string
  purpose: CodePurpose
  sent_to: string
  /** PKCE challenge of the browser that requested the code. */
  code_challenge: string | null
}

interface StoredCode extends RedeemedCode {
  salt: Uint8Array
  code_hash: Uint8Array
  failed_tries: number
  knows_device: boolean
}

/** Codes that sign in on their own are longer, because nothing else protects the account from a guess. */
const OPENS_ALONE: ReadonlySet<CodePurpose> = new Set(['magiclink', 'recovery', 'sms'])
const digitsOf = (purpose: CodePurpose) => (OPENS_ALONE.has(purpose) ? SIGN_IN_CODE_DIGITS : ONE_TIME_CODE_DIGITS)

/** Total wrong guesses from strangers before a code is invalid for them: a chance of one in a million for a sign-in. */
const triesOfAll = (purpose: CodePurpose) => (OPENS_ALONE.has(purpose) ? 100 : 15)

interface NewCode {
  userId: string
  purpose: CodePurpose
  sentTo: string
  codeChallenge?: string | null
  now: Date
}

/** Issues a code and a link for one purpose, replacing earlier ones. Only hashes are stored. */
export async function issueCode(
  sql: Transaction,
  { userId, purpose, sentTo, codeChallenge = null, now }: NewCode,
): Promise<{ code: string; link: string; expiresAt: Date }> {
  const digits = digitsOf(purpose)
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const link = randomBytes(32).toString('base64url')
  const salt = randomBytes(16)
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_MINUTES * 60_000)
  const row = {
    user_id: userId,
    purpose,
    salt,
    code_hash: sha256(salt, code),
    link_hash: sha256(link),
    sent_to: sentTo,
    code_challenge: codeChallenge,
    expires_at: expiresAt,
    created_at: now,
  }
  await sql`delete from auth.one_time_codes where user_id = ${userId} and purpose = ${purpose}`
  await sql`insert into auth.one_time_codes ${sql(row)}`
  return { code, link, expiresAt }
}

interface CodeTry {
  sentTo: string
  purposes: readonly CodePurpose[]
  /** Owner of the code, if known: then only their sessions may guess. */
  userId?: string | null | undefined
  code: string
  from: Asker
  now: Date
}

/**
 * Redeems the code sent to an address for one of the purposes. A wrong one counts as an attempt on each matching code.
 * The caller must commit either way, or the attempt would not count.
 */
export async function redeemCode(
  sql: Transaction,
  { sentTo, purposes, userId = null, code, from, now }: CodeTry,
): Promise<RedeemedCode | undefined> {
  const live = await sql<StoredCode[]>`
    select user_id, purpose, sent_to, code_challenge, salt, code_hash, failed_tries, exists (
      select from auth.trusted_devices d where d.user_id = c.user_id and d.device_hash = ${from.deviceHash ?? null}
        and d.trusted_until > ${now}) as knows_device
    from auth.one_time_codes c
    where sent_to = ${sentTo} and purpose = any(${[...purposes]}) and user_id = coalesce(${userId}, user_id)
      and expires_at > ${now}
    for update`
  for (const stored of live) {
    const { user_id, purpose, sent_to, code_challenge } = stored
    const isRight = timingSafeEqual(sha256(stored.salt, code), stored.code_hash)
    // Guesses beyond an origin's own limit do not count, or it could use up everybody's attempts (denial of service).
    if (!(await hasTriesLeft(sql, stored, from, now))) continue
    if (isRight) {
      await sql`delete from auth.one_time_codes where user_id = ${user_id} and purpose = ${purpose}`
      return { user_id, purpose, sent_to, code_challenge }
    }
    await sql`update auth.one_time_codes set failed_tries = failed_tries + 1
      where user_id = ${user_id} and purpose = ${purpose}`
  }
  return undefined
}

async function hasTriesLeft(
  sql: Transaction,
  { salt, purpose, failed_tries, knows_device }: StoredCode,
  from: Asker,
  now: Date,
): Promise<boolean> {
  const { sides, isStranger } = sidesOf(from, knows_device)
  const limits = sides.map(({ name, breadth }) => ({
    key: `one-time code ${Buffer.from(salt).toString('base64url')}: ${name}`,
    times: ONE_TIME_CODE_TRIES * breadth,
    perSeconds: ONE_TIME_CODE_MINUTES * 60,
  }))
  const taken = await countAgainstEachLimit(sql, limits, now)
  return taken.every(({ allowed }) => allowed) && (!isStranger || failed_tries < triesOfAll(purpose))
}

type LinkTry = Pick<CodeTry, 'purposes' | 'userId' | 'now'> & { link: string }

/** Redeems a mailed link. 256 bits cannot be guessed: wrong codes do not count against it. */
export async function redeemLink(
  sql: Transaction,
  { link, purposes, userId = null, now }: LinkTry,
): Promise<RedeemedCode | undefined> {
  const [redeemed] = await sql<RedeemedCode[]>`
    delete from auth.one_time_codes
    where link_hash = ${sha256(link)} and purpose = any(${[...purposes]}) and user_id = coalesce(${userId}, user_id)
      and expires_at > ${now}
    returning user_id, purpose, sent_to, code_challenge`
  return redeemed
}

function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
