import { createHmac } from 'node:crypto'
import type { Sql, Transaction } from '../db/postgres.ts'
import { serverSecret } from '../server-secret.ts'

/** Keyed hash (HMAC) of an email address: without the key nobody can test addresses against the table. */
export async function addressHash(sql: Sql | Transaction, email: string): Promise<Buffer> {
  return createHmac('sha256', await serverSecret(sql, 'archive-addresses'))
    .update(email.trim().toLowerCase())
    .digest()
}
