import { randomBytes } from 'node:crypto'
import { sequences, storedTables } from '#server/backup/catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'

const LARGEST_ROW = 2 * 1024 * 1024
const BATCH_BYTES = 4 * 1024 * 1024

/** A table for rows that nothing compresses. */
export async function createRandomTable(admin: Sql): Promise<void> {
  await admin.unsafe(`
    create table if not exists public.random_rows (
      id bigint generated always as identity primary key, bytes bytea, words text, list text[], number double precision);
    alter table public.random_rows owner to mivoix_owner;`)
}

/** Replaces the rows by random ones, so many bytes in all: of every size from nothing to 2 MB, or each of one size. */
export async function fillWithRandomRows(admin: Sql, bytes: number, each?: number): Promise<void> {
  await admin`truncate public.random_rows`
  for (let left = bytes; left > 0; ) {
    const rows: { bytes: Buffer; words: string; list: string[] | null; number: number }[] = []
    for (let batch = 0; left > 0 && batch < BATCH_BYTES; ) {
      const size = each ?? Math.min(left, Math.floor(LARGEST_ROW ** Math.random()))
      const content = randomBytes(size)
      const words = content
        .subarray(0, size % 300)
        .toString('latin1')
        .replaceAll('\0', '\\')
      rows.push({ bytes: content, words, list: size % 2 ? [words, '\\N', ''] : null, number: Math.random() })
      left -= size + 1
      batch += size + 1
    }
    await admin`insert into public.random_rows ${admin(rows)}`
  }
}

/** A digest of each table and counter, equal in a database and in a restored one. */
export async function digestOfDatabase(admin: Sql): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { name, columns } of await storedTables(admin)) {
    // A restore switches the payments off.
    if (name === 'app.site_switches') continue
    const [row] = await admin.unsafe<{ digest: string }[]>(`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(line), '' order by md5(line))), '') as digest
      from (select row(${columns.join(', ')})::text as line from ${name}) as lines`)
    digests[name] = row?.digest ?? ''
  }
  for (const name of await sequences(admin)) {
    const [row] = await admin.unsafe<{ state: string }[]>(`select last_value || ' ' || is_called as state from ${name}`)
    digests[name] = row?.state ?? ''
  }
  return digests
}
