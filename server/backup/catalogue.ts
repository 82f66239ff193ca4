import type { Sql } from '../db/postgres.ts'

/** A table in a backup: its SQL name and its stored columns. */
export interface StoredTable {
  name: string
  columns: string[]
}

const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'migration')`

/**
 * Every table to back up. Partitions are read through their parent; unlogged tables do not survive a crash and need not
 * survive a restore; the queue's statistics describe finished work.
 */
export async function storedTables(sql: Sql): Promise<StoredTable[]> {
  return sql<StoredTable[]>`
    select format('%I.%I', nspname, relname) as name,
      array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where ${sql.unsafe(OURS)} and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
      and (nspname, relname) <> ('jobs', 'queue_stats')
    group by nspname, relname
    order by nspname, relname`
}

export async function sequences(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${sql.unsafe(OURS)} and relkind = 'S'
    order by 1`
  return rows.map((row) => row.name)
}

/** Applied migrations: a backup can be restored only into a database with the same ones. */
export async function migrationNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from migration.applied where name <> 'definitions' order by name`
  return rows.map((row) => row.name)
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function foreignKeys(sql: Sql): Promise<ForeignKey[]> {
  return sql<ForeignKey[]>`
    select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where ${sql.unsafe(OURS)} and contype = 'f' and conparentid = 0 and not relispartition`
}
