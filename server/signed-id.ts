import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { type SecretName, serverSecret } from './server-secret.ts'

/** A right given to whoever holds the link: signed rather than kept, so that links in old mails work for ever. */
export async function signedId(sql: Transaction, purpose: SecretName, id: string): Promise<string> {
  return `${id}.${(await signature(sql, purpose, id)).toString('base64url')}`
}

/** The id that a token was made for; nothing when we did not make it, or not for this purpose. */
export async function idIn(sql: Transaction, purpose: SecretName, token: string): Promise<string | undefined> {
  const [id = '', given = ''] = token.split('.')
  const expected = await signature(sql, purpose, id)
  const actual = Buffer.from(given, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined
}

async function signature(sql: Transaction, purpose: SecretName, id: string): Promise<Buffer> {
  return createHmac('sha256', await serverSecret(sql, purpose))
    .update(id)
    .digest()
}
