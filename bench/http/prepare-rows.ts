import { openDatabase } from '#server/db/database.ts'
import type { Claims } from '#server/db/identity.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'

/** The same thousand rows of a hundred owners, under one policy. */
const ROWS = `
create table public.bench_notes (id bigint primary key, owner uuid not null, title text not null, body text, written_at timestamptz not null);
create index on public.bench_notes (owner);
insert into public.bench_notes
  select i, md5((i % 100)::text)::uuid, 'Note ' || i, repeat('texte ', 20), now() from generate_series(1, 1000) as i;
alter table public.bench_notes enable row level security;
create policy "Owners read their notes" on public.bench_notes for select to authenticated using (owner = (select auth.uid()));
grant select on public.bench_notes to authenticated;
analyze public.bench_notes;`

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

function superuser(socketFolder: string, database: string): Sql {
  const target = { socketFolder, database, user: 'postgres' }
  return connect({ target, size: 1, statementTimeoutMs: 30_000, applicationName: 'bench' })
}
