import type { Sql } from '../postgres.ts'
import { anyLine, END_OF_ROWS, headerLine } from './format.ts'
import { Lines } from './lines.ts'

const TABLE = 'app.erasures'

/** Hashes of accounts that the current database or a newer backup records as erased. */
export async function erasedSince(sql: Sql, newerBackups: readonly string[]): Promise<string[]> {
  const known = await sql<{ hash: string }[]>`select encode(subject_hash, 'hex') as hash from app.erasures`
  const saved = await Promise.all(newerBackups.map(erasuresIn))
  return [...new Set([...known.map(({ hash }) => hash), ...saved.flat()])]
}

/** Reads one table of a backup; rows are in PostgreSQL's COPY text, where a bytea begins with a doubled backslash. */
async function erasuresIn(file: string): Promise<string[]> {
  const lines = new Lines(file)
  await lines.nextAs(headerLine)
  for (;;) {
    const line = await lines.nextAs(anyLine)
    if ('rows' in line) return []
    if (!('table' in line)) continue
    const column = line.columns.indexOf('subject_hash')
    const hashes: string[] = []
    for (let row = await lines.next(); row !== END_OF_ROWS; row = await lines.next()) {
      if (line.table === TABLE) hashes.push(row.split('\t')[column]?.replace(/^\\+x/, '') ?? '')
    }
    if (line.table === TABLE) return hashes
  }
}

/**
 * Erases again everybody who was erased since the backup. An appointment still upcoming in the backup does not block
 * it: it was settled before the original erasure.
 */
export async function replayErasures(sql: Sql, hashes: readonly string[]): Promise<void> {
  await sql`insert into app.erasures (subject_hash) select decode(hash, 'hex') from unnest(${[...hashes]}::text[]) hash
    on conflict do nothing`
  const revived = await sql<{ id: string }[]>`
    select u.id from auth.users u join app.erasures e on e.subject_hash = sha256(convert_to(u.id::text, 'UTF8'))`
  for (const { id } of revived) {
    await sql`update public.appointments set status = 'canceled', canceled_at = now(), canceled_by = 'patient'
      where status = 'confirmed' and ends_at > now() and ${id} in (patient_id, practitioner_id)`
    await sql`delete from auth.users where id = ${id}`
  }
}
