import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Sql } from './postgres.ts'

const folder = new URL('../../db/', import.meta.url)

/** Any fixed number: the lock that lets one process migrate while the others wait. */
const MIGRATION_LOCK = 4_711_2026

interface SqlFile {
  name: string
  text: string
  hash: string
}

export interface MigrateOptions {
  /** Applies functions, views and policies although their files are the ones that were applied last. */
  replaceAnyway: boolean
}

/**
 * Brings a database to the present: roles, then each new migration in a transaction of its own, then, when any of them
 * changed, all functions and policies again in one. Answers whether anything was changed.
 */
export async function migrate(
  pool: Sql,
  { replaceAnyway }: MigrateOptions = { replaceAnyway: false },
): Promise<boolean> {
  // Open the connection first: the driver's `reserve` never resolves on one that is not open yet.
  await pool`select 1`
  const sql = await pool.reserve()
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    await sql.unsafe(await readFile(new URL('roles.sql', folder), 'utf8')).simple()
    await sql`set role mivoix_owner`
    await sql`create schema if not exists migration`
    await sql`create table if not exists migration.applied (
      name text constraint applied_pkey primary key, hash text not null, applied_at timestamptz not null default now())`
    await sql`create table if not exists migration.fingerprints (
      kind text, name text, fingerprint text not null, constraint fingerprints_pkey primary key (kind, name))`
    const migrated = await applyNewMigrations(sql)
    const replaced = await replaceDefinitions(sql, { migrated, replaceAnyway })
    return migrated || replaced
  } finally {
    await sql`reset role`.catch(() => undefined)
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => undefined)
    sql.release()
  }
}

async function applyNewMigrations(sql: Sql): Promise<boolean> {
  const applied = new Map((await sql`select name, hash from migration.applied`).map((row) => [row.name, row.hash]))
  let changed = false
  for (const file of await sqlFiles('migrations')) {
    const known = applied.get(file.name)
    if (known === file.hash) continue
    if (known)
      throw new Error(`db/migrations/${file.name} was changed after it was applied; add a new migration instead`)
    await inTransaction(sql, async () => {
      await sql.unsafe(file.text).simple()
      await sql`insert into migration.applied (name, hash) values (${file.name}, ${file.hash})`
    })
    changed = true
  }
  return changed
}

async function replaceDefinitions(
  sql: Sql,
  { migrated, replaceAnyway }: MigrateOptions & { migrated: boolean },
): Promise<boolean> {
  const functions = await sqlFiles('functions')
  const policies = await sqlFiles('policies')
  const hash = hashOfDefinitions([...functions, ...policies])
  const [known] = await sql`select hash from migration.applied where name = 'definitions'`
  if (known?.hash === hash && !migrated && !replaceAnyway) return false
  await inTransaction(sql, async () => {
    for (const file of functions) await sql.unsafe(file.text).simple()
    for (const file of policies) {
      await sql.unsafe(forgetRights(basename(file.name, '.sql'))).simple()
      await sql.unsafe(file.text).simple()
    }
    await sql`insert into migration.applied (name, hash) values ('definitions', ${hash})
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`
    // A repair is held against what was there before: what it cannot bring back stays visible to the diagnostic.
    if (known?.hash === hash && !migrated) return
    await sql`delete from migration.fingerprints`
    await sql`insert into migration.fingerprints (kind, name, fingerprint) select * from app.definition_fingerprints()`
  })
  return true
}

/** The hash under which each file of db/ is recorded as applied, by its name; all functions and policies under one. */
export async function hashesOfFiles(): Promise<Map<string, string>> {
  const [migrations, functions, policies] = await Promise.all([
    sqlFiles('migrations'),
    sqlFiles('functions'),
    sqlFiles('policies'),
  ])
  return new Map([
    ...migrations.map(({ name, hash }) => [name, hash] as const),
    ['definitions', hashOfDefinitions([...functions, ...policies])],
  ])
}

function hashOfDefinitions(files: readonly SqlFile[]): string {
  return sha256(files.map((file) => file.name + file.hash).join('\n'))
}

/**
 * A policy file states the whole of a table's rights, so what an earlier version granted goes first. It is named by its
 * table, with the schema before it where that is not `public`.
 */
function forgetRights(file: string): string {
  const [table, schema = 'public'] = file.split('.').toReversed()
  return `do $$ declare policy record; begin
    for policy in select policyname from pg_policies where schemaname = '${schema}' and tablename = '${table}' loop
      execute format('drop policy %I on %I.%I', policy.policyname, '${schema}', '${table}');
    end loop;
    execute format('revoke all on %I.%I from anon, authenticated', '${schema}', '${table}');
  end $$`
}

async function inTransaction(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql.unsafe('begin')
  try {
    await work()
    await sql.unsafe('commit')
  } catch (error) {
    await sql.unsafe('rollback')
    throw error
  }
}

async function sqlFiles(kind: 'migrations' | 'functions' | 'policies'): Promise<SqlFile[]> {
  const entries = await readdir(new URL(`${kind}/`, folder), { recursive: true })
  // By file name alone: a definition may move to another folder without changing its turn.
  const names = entries
    .filter((name) => name.endsWith('.sql'))
    .toSorted((one, other) => basename(one).localeCompare(basename(other), 'en'))
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(`${kind}/${name}`, folder), 'utf8')
      return { name, text, hash: sha256(text) }
    }),
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
