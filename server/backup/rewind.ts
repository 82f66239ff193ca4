import { applyDefinitions, recordDefinitions } from '../db/apply-definitions.ts'
import { applyMigrationAlone } from '../db/apply-migration.ts'
import type { Sql } from '../db/postgres.ts'
import { REPLACED_MIGRATION } from '../db/replaced-migration.ts'
import { hashOfDefinitions, type SqlFile, sqlFiles } from '../db/sql-files.ts'

/**
 * Empties the database and migrates it to the state of an earlier version, inside an open transaction with nobody else
 * connected. The queue's tables stay: pg-boss migrates them itself.
 */
export async function rewind(sql: Sql, migrations: readonly SqlFile[]): Promise<void> {
  await sql`alter schema jobs rename to jobs_kept`
  const owned = await sql<{ name: string }[]>`
    select quote_ident(nspname) as name from pg_namespace
    where nspowner = 'mivoix_owner'::regrole and nspname not in ('migration', 'jobs_kept')`
  await sql.unsafe(`drop schema ${owned.map(({ name }) => name).join(', ')} cascade`)
  await emptyPublic(sql)
  // The older version that applied replaced migrations goes on knowing this database by them.
  await sql`delete from migration.applied where name !~ ${REPLACED_MIGRATION.source}`
  for (const file of migrations) await applyMigrationAlone(sql, file)
  await sql`drop schema jobs`
  await sql`alter schema jobs_kept rename to jobs`
}

/** Migrates from there to this version, in the same transaction. */
export async function migrateOn(sql: Sql, migrations: readonly SqlFile[]): Promise<void> {
  for (const file of migrations) await applyMigrationAlone(sql, file)
  const [functions, policies] = [await sqlFiles('functions'), await sqlFiles('policies')]
  await applyDefinitions(sql, { functions, policies }, (_what, work) => work())
  await recordDefinitions(sql, hashOfDefinitions([...functions, ...policies]))
}

/** The schema itself belongs to the database owner and stays. */
async function emptyPublic(sql: Sql): Promise<void> {
  const relations = await sql<{ statement: string }[]>`
    select format('drop %s if exists public.%I cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as statement
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition
    -- Sequences last: most are dropped with their table.
    order by relkind = 'S'`
  for (const { statement } of relations) await sql.unsafe(statement)
  const routines = await sql<{ statement: string }[]>`
    select format('drop routine if exists %s cascade', oid::regprocedure) as statement from pg_proc
    where pronamespace = 'public'::regnamespace`
  for (const { statement } of routines) await sql.unsafe(statement)
}
