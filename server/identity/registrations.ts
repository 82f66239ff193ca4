import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import {
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_TRIES,
  REGISTRATION_TICKET_HOURS,
} from '#domain/constants.ts'
import type { Transaction } from '../db/postgres.ts'

/** Starts a registration. The code is sent to the address and stored only as a hash. */
export async function beginRegistration(
  sql: Transaction,
  email: string,
  now: Date,
): Promise<{ registrationId: string; code: string; expiresAt: Date }> {
  const code = String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0')
  const salt = randomBytes(16)
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_MINUTES * 60_000)
  const row = { email, salt, code_hash: sha256(salt, code), code_expires_at: expiresAt, created_at: now }
  const [begun] = await sql<{ id: string }[]>`insert into auth.registrations ${sql(row)} returning id`
  if (!begun) throw new Error('the registration was not written')
  return { registrationId: begun.id, code, expiresAt }
}

/**
 * Exchanges the right code for a ticket and uses it up. The caller must commit either
 * way, or a failed attempt would not count.
 */
export async function tryRegistrationCode(
  sql: Transaction,
  { registrationId, code, now }: { registrationId: string; code: string; now: Date },
): Promise<{ ticket: string; email: string } | undefined> {
  const [live] = await sql<{ email: string; salt: Uint8Array; code_hash: Uint8Array }[]>`
    update auth.registrations set failed_tries = failed_tries + 1
    where id = ${registrationId} and ticket_hash is null and code_expires_at > ${now}
      and failed_tries < ${ONE_TIME_CODE_TRIES}
    returning email, salt, code_hash`
  if (!live || !timingSafeEqual(sha256(live.salt, code), live.code_hash)) return undefined
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + REGISTRATION_TICKET_HOURS * 3_600_000)
  await sql`update auth.registrations set ticket_hash = ${sha256(ticket)}, ticket_expires_at = ${expiresAt}
    where id = ${registrationId}`
  return { ticket, email: live.email }
}

/** Finds and locks the registration of a ticket until the transaction ends, so that it opens only one account. */
export async function findRegistration(
  sql: Transaction,
  ticket: string,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  const [registration] = await sql<{ id: string; email: string }[]>`
    select id, email from auth.registrations
    where ticket_hash = ${sha256(ticket)} and ticket_expires_at > ${now} and user_id is null for update`
  return registration
}

export async function completeRegistration(sql: Transaction, registrationId: string, userId: string): Promise<void> {
  await sql`update auth.registrations set user_id = ${userId} where id = ${registrationId}`
}

function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
