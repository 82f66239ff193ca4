import type { Sql } from '#server/db/postgres.ts'

/** Number of rows per table that contain the words in any column. Tables without any are left out. */
export async function rowsWith(sql: Sql, words: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth', 'app', 'storage', 'jobs')`
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${name} t where to_jsonb(t)::text like '%' || $1 || '%'`,
      [words],
    )
    if (row && row.rows > 0) found[name] = row.rows
  }
  return found
}
