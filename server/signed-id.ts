import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from './db/postgres.ts'
import { type SecretName, serverSecret } from './server-secret.ts'

/** Capability link: signed rather than stored, so that links in old mails never expire. */
export async function signId(sql: Transaction, purpose: SecretName, id: string): Promise<string> {
  return `${id}.${(await signature(sql, purpose, id)).toString('base64url')}`
}

/** Id inside a token; nothing when the signature or purpose is wrong. */
export async function verifySignedId(
  sql: Transaction,
  purpose: SecretName,
  token: string,
): Promise<string | undefined> {
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
