import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { ONE_TIME_CODE_DIGITS, ONE_TIME_CODE_MINUTES, ONE_TIME_CODE_TRIES } from '#domain/constants.ts'
import type { Transaction } from '../db/postgres.ts'

export type MailedPurpose = 'signup' | 'magiclink' | 'recovery' | 'email_change'
/** Sent by text message; a second proof may be asked for by either way. */
export type TextedPurpose = 'sms' | 'phone_change' | 'phone_factor'
export type CodePurpose = MailedPurpose | TextedPurpose | 'reauthentication'

/** A code that was right, and has now served. */
export interface RedeemedCode {
  user_id: string
  purpose: CodePurpose
  sent_to: string
  /** Of the browser that asked for the code. */
  code_challenge: string | null
}

interface StoredCode extends RedeemedCode {
  salt: Uint8Array
  code_hash: Uint8Array
}

interface NewCode {
  userId: string
  purpose: CodePurpose
  sentTo: string
  codeChallenge?: string | null
  now: Date
}

/** Makes a code and a link for one purpose, in place of any earlier one. What is returned exists nowhere else. */
export async function issueCode(
  sql: Transaction,
  { userId, purpose, sentTo, codeChallenge = null, now }: NewCode,
): Promise<{ code: string; link: string; expiresAt: Date }> {
  const code = String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0')
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
  /** Whose code it must be, where that is known. */
  userId?: string | null | undefined
  code: string
  now: Date
}

/**
 * Uses up the code sent to an address for one of the purposes. A wrong one counts as a try of each code it could have
 * been. The caller must commit either way, or the try would not count.
 */
export async function redeemCode(
  sql: Transaction,
  { sentTo, purposes, userId = null, code, now }: CodeTry,
): Promise<RedeemedCode | undefined> {
  const live = await sql<StoredCode[]>`
    update auth.one_time_codes set failed_tries = failed_tries + 1
    where sent_to = ${sentTo} and purpose = any(${[...purposes]}) and user_id = coalesce(${userId}, user_id)
      and expires_at > ${now} and failed_tries < ${ONE_TIME_CODE_TRIES}
    returning user_id, purpose, sent_to, code_challenge, salt, code_hash`
  const right = live.find(({ salt, code_hash }) => timingSafeEqual(sha256(salt, code), code_hash))
  if (!right) return undefined
  const { user_id, purpose, sent_to, code_challenge } = right
  await sql`delete from auth.one_time_codes where user_id = ${user_id} and purpose = ${purpose}`
  return { user_id, purpose, sent_to, code_challenge }
}

type LinkTry = Pick<CodeTry, 'purposes' | 'userId' | 'now'> & { link: string }

/** Uses up the link of a mail. */
export async function redeemLink(
  sql: Transaction,
  { link, purposes, userId = null, now }: LinkTry,
): Promise<RedeemedCode | undefined> {
  const [redeemed] = await sql<RedeemedCode[]>`
    delete from auth.one_time_codes
    where link_hash = ${sha256(link)} and purpose = any(${[...purposes]}) and user_id = coalesce(${userId}, user_id)
      and expires_at > ${now}
      and failed_tries < ${ONE_TIME_CODE_TRIES}
    returning user_id, purpose, sent_to, code_challenge`
  return redeemed
}

function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
