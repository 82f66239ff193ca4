import { createHash } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { idIn, signedId } from './signed-id.ts'

/** All that is kept of the token in a confirmation link. */
export function confirmationHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The right to leave, in every letter. */
export const unsubscribeToken = (sql: Transaction, subscriptionId: string) =>
  signedId(sql, 'newsletter', subscriptionId)

/** The subscription that an unsubscribe token was made for; nothing when we did not make it. */
const subscriptionOf = (sql: Transaction, token: string) => idIn(sql, 'newsletter', token)

/** Leaving deletes the address; whoever has left already is told the same. Answers whether the token is one of ours. */
export async function leaveNewsletter(sql: Transaction, token: string): Promise<boolean> {
  const subscriptionId = await subscriptionOf(sql, token)
  if (!subscriptionId) return false
  await sql`delete from newsletter_subscriptions where id = ${subscriptionId}`
  return true
}
