import { randomBytes } from 'node:crypto'
import type { Sql, Transaction } from './db/postgres.ts'

export type SecretName =
  | 'archive-addresses'
  | 'attestation-seal'
  | 'late-messages'
  | 'security-check'
  | 'newsletter'
  | 'mail-habits'
  | 'slot-alerts'
  | 'storage'

/** Signing key of the server: created on first use, then the same for every process. */
export async function serverSecret(sql: Sql | Transaction, name: SecretName): Promise<string> {
  const [known] = await sql<{ value: string }[]>`select value from app.secrets where name = ${name}`
  if (known) return known.value
  const [made] = await sql<{ value: string }[]>`
    insert into app.secrets (name, value) values (${name}, ${randomBytes(32).toString('base64url')})
    on conflict on constraint secrets_pkey do update set name = excluded.name
    returning value`
  if (!made) throw new Error('the secret was not written')
  return made.value
}
