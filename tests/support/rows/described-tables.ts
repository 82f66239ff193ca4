import { dataCatalogue } from '#server/account/data-catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'

export interface DescribedColumn {
  name: string
  type: string
  isUnique: boolean
  /** Values that a check constraint lists, if any. */
  allowed: string[] | null
  references: { table: string; column: string } | null
}

export interface DescribedTable {
  table: string
  key: string[]
  columns: DescribedColumn[]
}

/** Every table of the data catalogue as PostgreSQL describes it, referenced tables first. */
export async function describedTables(sql: Sql): Promise<DescribedTable[]> {
  const tables = await sql<DescribedTable[]>`
    select n.nspname || '.' || c.relname as table,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)),
          'allowed', (select to_jsonb(array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''', 'g') m))
            from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1),
          'references', (select jsonb_build_object('table', fn.nspname || '.' || f.relname, 'column', fa.attname)
            from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
            join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
            order by array_length(k.conkey, 1) limit 1)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname || '.' || c.relname = any(${dataCatalogue.map(({ table }) => table)}) and c.relkind in ('r', 'p')`
  return inOrderOfReferences(tables)
}

function inOrderOfReferences(tables: readonly DescribedTable[]): DescribedTable[] {
  const [ordered, waiting] = [new Map<string, DescribedTable>(), new Set(tables)]
  while (waiting.size > 0) {
    const before = waiting.size
    for (const one of waiting) {
      const isReady = one.columns.every(
        ({ references }) => !references || references.table === one.table || ordered.has(references.table),
      )
      if (!isReady) continue
      ordered.set(one.table, one)
      waiting.delete(one)
    }
    if (waiting.size === before)
      throw new Error(`${[...waiting].map(({ table }) => table).join(', ')} refer to each other`)
  }
  return [...ordered.values()]
}
