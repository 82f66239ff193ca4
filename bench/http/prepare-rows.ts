import { openDatabase } from '#server/db/database.ts'
import type { Claims } from '#server/db/identity.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'

/** The same thousand rows of a hundred owners, under the same policy, in both databases. */
const ROWS = `
create table public.bench_notes (id bigint primary key, owner uuid not null, title text not null, body text, written_at timestamptz not null);
create index on public.bench_notes (owner);
insert into public.bench_notes
  select i, md5((i % 100)::text)::uuid, 'Note ' || i, repeat('texte ', 20), now() from generate_series(1, 1000) as i;
alter table public.bench_notes enable row level security;
create policy "Owners read their notes" on public.bench_notes for select to authenticated using (owner = (select auth.uid()));
grant select on public.bench_notes to authenticated;
analyze public.bench_notes;`

/** Roles and functions of a Supabase database, which `@supabase/lite` expects. */
const SUPABASE = `
create schema if not exists auth;
create or replace function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
create or replace function auth.uid() returns uuid language sql stable return (auth.jwt() ->> 'sub')::uuid;
grant usage on schema auth, public to anon, authenticated;
grant execute on all functions in schema auth to anon, authenticated;`

/** Every server is asked for this row of this owner. */
export const ROW_ID = 42

interface Prepared {
  claims: Claims
  token: string
}

/** Creates the rows in the product's own database, and signs in their owner. */
export async function prepareOurs(socketFolder: string, database: string, issuer: string): Promise<Prepared> {
  const owner = superuser(socketFolder, database)
  await owner.unsafe(ROWS).simple()
  const [row] = await owner<{ owner: string }[]>`select owner from public.bench_notes where id = ${ROW_ID}`
  const sub = row?.owner ?? ''
  const session = crypto.randomUUID()
  await owner`insert into auth.users (id, email) values (${sub}, 'bench@mivoix.test')`
  await owner`insert into auth.sessions (id, user_id, not_after) values (${session}, ${sub}, now() + interval '1 hour')`
  await owner.end()

  const target = { socketFolder, database, user: 'mivoix_server' }
  const db = openDatabase({ target, size: 2, statementTimeoutMs: 5000, applicationName: 'bench' }, createLog('silent'))
  const keys = new SigningKeys(db, issuer)
  await keys.load()
  const claims: Claims = { role: 'authenticated', sub, session_id: session, aal: 'aal1' }
  const issuedAt = Math.floor(Date.now() / 1000)
  const token = await keys.sign(claims, { issuedAt, expiresAt: issuedAt + 3600 })
  await db.close()
  return { claims, token }
}

export async function createDatabase(socketFolder: string, database: string): Promise<void> {
  const admin = superuser(socketFolder, 'postgres')
  await admin`create database ${admin(database)}`
  await admin.end()
}

/** Signs up at the peer, and creates the rows in its database, the requested one owned by that user. */
export async function prepareLite(socketFolder: string, database: string, base: string): Promise<{ token: string }> {
  const answer = await fetch(`${base}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@mivoix.test', password: 'a long enough password' }),
  })
  const session = (await answer.json()) as { access_token: string; user: { id: string } }
  const owner = superuser(socketFolder, database)
  await owner.unsafe(SUPABASE + ROWS).simple()
  await owner`update public.bench_notes set owner = ${session.user.id} where id = ${ROW_ID}`
  await owner.end()
  return { token: session.access_token }
}

function superuser(socketFolder: string, database: string): Sql {
  const target = { socketFolder, database, user: 'postgres' }
  return connect({ target, size: 1, statementTimeoutMs: 30_000, applicationName: 'bench' })
}
