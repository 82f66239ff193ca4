import type { Sql } from '#server/db/postgres.ts'

/**
 * Fills tables without their indexes, constraints' included, and builds these at the end: sorted once instead of ten
 * million insertions in random order. PostgreSQL treats the indexes as those of an unfinished `create index concurrently`.
 */
export async function withoutIndexes(sql: Sql, tables: readonly string[], fill: () => Promise<unknown>): Promise<void> {
  await sql`
    update pg_index set indisready = false, indisvalid = false
    where indrelid in (
      select tree.relid from unnest(${tables}::text[]) as name, pg_partition_tree(name::regclass) as tree
      union select name::regclass from unnest(${tables}::text[]) as name
    )`
  await fill()
  for (const table of tables) await sql.unsafe(`reindex table ${table}`)
}
