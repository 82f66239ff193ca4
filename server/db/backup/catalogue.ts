import type { Sql } from '../postgres.ts'

/** A table as a backup carries it: its name as SQL writes it, and the columns that hold data of their own. */
export interface StoredTable {
  name: string
  columns: string[]
}

const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'migration')`

/**
 * Every table that holds data worth keeping. Partitions travel inside their parent; unlogged tables are worth nothing
 * after a crash and so nothing after a restore; the queue's statistics count work that is over.
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

/** How far the database is migrated: a backup fits only a database that stands at the same point. */
export async function migrationNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from migration.applied where name <> 'definitions' order by name`
  return rows.map((row) => row.name)
}

export interface ForeignKey {
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
