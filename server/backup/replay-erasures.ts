import { recordArchiveAddress } from '../account/record-archive-address.ts'
import type { Sql } from '../db/postgres.ts'
import { anyLine, END_OF_ROWS, headerLine } from './format.ts'
import { Lines } from './lines.ts'

const TABLE = 'app.erasures'

/** A row of app.erasures, whose values stay as PostgreSQL writes them. */
type Erasure = Record<'hash' | 'keepsArchive' | 'erasedAt', string>

/** Accounts that the current database or a newer backup records as erased, and newsletters as left. */
export async function erasedSince(sql: Sql, newerBackups: readonly string[]): Promise<Erasure[]> {
  const known = await sql<Erasure[]>`
    select encode(subject_hash, 'hex') as hash, keeps_archive::text as "keepsArchive", erased_at::text as "erasedAt"
    from app.erasures`
  const saved = await Promise.all(newerBackups.map(erasuresIn))
  return [...known, ...saved.flat()]
}

/** Reads one table of a backup; rows are in PostgreSQL's COPY text, where a bytea begins with a doubled backslash. */
async function erasuresIn(file: string): Promise<Erasure[]> {
  const lines = new Lines(file)
  await lines.nextAs(headerLine)
  for (;;) {
    const line = await lines.nextAs(anyLine)
    if ('rows' in line) return []
    if (!('table' in line)) continue
    const erasures: Erasure[] = []
    for (let row = await lines.next(); row !== END_OF_ROWS; row = await lines.next()) {
      if (line.table === TABLE) erasures.push(erasureIn(row.split('\t'), line.columns))
    }
    if (line.table === TABLE) return erasures
  }
}

function erasureIn(values: readonly string[], columns: readonly string[]): Erasure {
  const valueOf = (column: string) => values[columns.indexOf(column)] ?? ''
  return {
    hash: valueOf('subject_hash').replace(/^\\+x/, ''),
    // Backups of earlier versions do not tell.
    keepsArchive: valueOf('keeps_archive') || 'false',
    erasedAt: valueOf('erased_at'),
  }
}

/**
 * Erases again everybody who was erased since the backup, but for the archive of an account that ended by inactivity. An
 * appointment still upcoming in the backup does not block it: it was settled before the original erasure. Erasures from
 * the instant `before` on are left out: they are the accident that the restore undoes. Returns the number of accounts.
 */
export async function replayErasures(
  sql: Sql,
  erasures: readonly Erasure[],
  before: string | null = null,
): Promise<number> {
  await sql`
    insert into app.erasures (subject_hash, keeps_archive, erased_at)
    select decode(hash, 'hex'), bool_or("keepsArchive"), min("erasedAt")
    from jsonb_to_recordset(${sql.json([...erasures])}) as e (hash text, "keepsArchive" boolean, "erasedAt" timestamptz)
    where ${before}::timestamptz is null or "erasedAt" < ${before}::timestamptz
    group by hash
    on conflict (subject_hash) do update set keeps_archive = app.erasures.keeps_archive or excluded.keeps_archive`
  await sql`
    delete from public.newsletter_subscriptions s using app.erasures e
    where e.subject_hash = sha256(convert_to(s.id::text, 'UTF8'))`
  const revived = await sql<{ id: string; email: string | null; keeps_archive: boolean; erased_at: Date }[]>`
    select u.id, u.email, e.keeps_archive, e.erased_at
    from auth.users u join app.erasures e on e.subject_hash = sha256(convert_to(u.id::text, 'UTF8'))`
  for (const { id, email, keeps_archive: keepsArchive, erased_at: endedAt } of revived) {
    await sql`select set_config('app.keeps_archive', ${keepsArchive ? 'on' : 'off'}, true)`
    await sql`update public.appointments set status = 'canceled', canceled_at = now(), canceled_by = 'patient'
      where status = 'confirmed' and ends_at > now() and ${id} in (patient_id, practitioner_id)`
    await sql`delete from auth.users where id = ${id}`
    if (email) await recordArchiveAddress(sql, { id, email, endedAt })
  }
  return revived.length
}
