import type { JWK } from 'jose'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/postgres.ts'
import { newPrivateJwk } from './signing-key.ts'

/** Longer than the lifetime of an access token: until then a retired key still verifies. */
const RETIRED_KEPT_MINUTES = 120

/** Private keys of the database, the signing one first; creates the first key if there is none. */
export async function storedKeys(db: Database): Promise<JWK[]> {
  return db.asService(async (sql) => {
    await oneProcessAtATime(sql)
    const known = await readKeys(sql)
    if (known.length > 0) return known
    await addKey(sql)
    return readKeys(sql)
  })
}

/** A new key signs from now on; tokens of the old ones stay valid until they expire. */
export async function rotateStoredKeys(db: Database): Promise<void> {
  await db.asService(async (sql) => {
    await oneProcessAtATime(sql)
    await sql`update auth.signing_keys set retired_at = now() where retired_at is null`
    await sql`delete from auth.signing_keys where retired_at < now() - ${RETIRED_KEPT_MINUTES} * interval '1 minute'`
    await addKey(sql)
  })
}

async function oneProcessAtATime(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`
}

async function readKeys(sql: Transaction): Promise<JWK[]> {
  const rows = await sql<{ private_jwk: JWK }[]>`
    select private_jwk from auth.signing_keys
    where retired_at is null or retired_at > now() - ${RETIRED_KEPT_MINUTES} * interval '1 minute'
    order by retired_at desc nulls first, created_at desc`
  return rows.map((row) => row.private_jwk)
}

async function addKey(sql: Transaction): Promise<void> {
  const key = await newPrivateJwk()
  await sql`insert into auth.signing_keys (kid, private_jwk) values (${key.kid}, ${sql.json({ ...key })})`
}
