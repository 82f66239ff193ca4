import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { serverSecret } from './server-secret.ts'

/** All that is kept of the token in a confirmation link. */
export function confirmationHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The right to leave, in every letter: signed rather than kept, so that old letters' links work for ever. */
export async function unsubscribeToken(sql: Transaction, subscriptionId: string): Promise<string> {
  return `${subscriptionId}.${(await signature(sql, subscriptionId)).toString('base64url')}`
}

/** The subscription that an unsubscribe token was made for; nothing when we did not make it. */
export async function subscriptionOf(sql: Transaction, token: string): Promise<string | undefined> {
  const [subscriptionId = '', given = ''] = token.split('.')
  const expected = await signature(sql, subscriptionId)
  const actual = Buffer.from(given, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? subscriptionId : undefined
}

async function signature(sql: Transaction, subscriptionId: string): Promise<Buffer> {
  return createHmac('sha256', await serverSecret(sql, 'newsletter'))
    .update(subscriptionId)
    .digest()
}
