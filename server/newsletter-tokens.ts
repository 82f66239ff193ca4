import { createHash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { signId, verifySignedId } from './signed-id.ts'

/** Hash of the token in a confirmation link; the token itself is not stored. */
export function confirmationHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Unsubscribe token in every newsletter. */
export const unsubscribeToken = (sql: Transaction, subscriptionId: string) => signId(sql, 'newsletter', subscriptionId)

/** Subscription of an unsubscribe token; nothing when it is not ours. */
const subscriptionOf = (sql: Transaction, token: string) => verifySignedId(sql, 'newsletter', token)

/**
 * Unsubscribing deletes the address and the mails that wait for it, and leaves a hash of the row's id: a restored backup
 * does not subscribe it again. Idempotent. Returns whether the token is valid.
 */
export async function leaveNewsletter(sql: Transaction, token: string): Promise<boolean> {
  const subscriptionId = await subscriptionOf(sql, token)
  if (!subscriptionId) return false
  await sql`
    with gone as (delete from newsletter_subscriptions where id = ${subscriptionId} returning id, email),
    unsent as (
      delete from app.outgoing_mails m using gone
      where m.template = 'newsletter' and m.recipient = gone.email and m.held_until is null)
    insert into app.erasures (subject_hash) select sha256(convert_to(id::text, 'UTF8')) from gone
    on conflict do nothing`
  return true
}
