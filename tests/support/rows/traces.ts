import type { Sql } from '#server/db/postgres.ts'

/** Every column of every table that contains one of the words, as `table.column: which`. */
export async function tracesOf(sql: Sql, wanted: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = await sql<{ table: string; columns: string[] }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth', 'app', 'storage', 'jobs', 'migration')
    group by 1 order by 1`
  const found: string[] = []
  for (const { table, columns } of tables) {
    const counted = Object.keys(wanted).flatMap((_what, i) =>
      columns.map((column, j) => `bool_or(position(lower($${i + 1}) in lower("${column}"::text)) > 0) as "${i} ${j}"`),
    )
    const [row] = await sql.unsafe<Record<string, boolean | null>[]>(
      `select ${counted.join(', ')} from ${table}`,
      Object.values(wanted),
    )
    for (const [i, what] of Object.keys(wanted).entries())
      for (const [j, column] of columns.entries()) if (row?.[`${i} ${j}`]) found.push(`${table}.${column}: ${what}`)
  }
  return found
}
