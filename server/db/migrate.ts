import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { applyDefinitions, recordDefinitions } from './apply-definitions.ts'
import { applyMigration } from './apply-migration.ts'
import { asBaselines, stepsToBaselines } from './as-baselines.ts'
import { inShortTransaction } from './in-short-transaction.ts'
import type { Sql } from './postgres.ts'
import { REPLACED_MIGRATION } from './replaced-migration.ts'
import { databaseFolder, hashOfDefinitions, type SqlFile, sqlFiles } from './sql-files.ts'

/** Arbitrary advisory lock number: one process migrates while the others wait. */
const MIGRATION_LOCK = 4_711_2026
const ASK_EVERY_MS = 100

export interface MigrateOptions {
  /** Applies functions, views and policies again even if their files are unchanged. */
  replaceAnyway: boolean
}

/** `newer`: migrated by a later version; nothing was changed, and this version can run on it. */
export type MigrateOutcome = 'changed' | 'unchanged' | 'newer'

/**
 * Migrates a database: roles, then each new migration in its own transaction, then, if any file changed, all functions
 * and policies again, one transaction each.
 */
export async function migrate(
  pool: Sql,
  { replaceAnyway }: MigrateOptions = { replaceAnyway: false },
): Promise<MigrateOutcome> {
  // Open the connection first: the driver's `reserve` never resolves on one that is not open yet.
  await pool`select 1`
  const sql = await pool.reserve()
  try {
    await waitForLock(sql)
    await sql.unsafe(await readFile(new URL('roles.sql', databaseFolder), 'utf8')).simple()
    await sql`set role mivoix_owner`
    await createRecords(sql)
    const files = await sqlFiles('migrations')
    const applied = new Map((await sql`select name, hash from migration.applied`).map((row) => [row.name, row.hash]))
    if (isNewer(applied, files)) return 'newer'
    await crossBridge(sql, applied)
    const recognised = await recordBaselines(sql, files, applied)
    const migrated = await applyNewMigrations(sql, files, applied)
    const replaced = await replaceDefinitions(sql, { migrated, replaceAnyway })
    return recognised || replaced ? 'changed' : 'unchanged'
  } finally {
    await sql`reset role`.catch(() => undefined)
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => undefined)
    sql.release()
  }
}

/**
 * Asks again and again instead of waiting inside one statement: such a statement holds a snapshot, and an index that
 * another process builds concurrently waits for every older snapshot.
 */
async function waitForLock(sql: Sql): Promise<void> {
  for (;;) {
    const [answer] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as held`
    if (answer?.held) return
    await pause(ASK_EVERY_MS)
  }
}

async function createRecords(sql: Sql): Promise<void> {
  await sql`create schema if not exists migration`
  await sql`create table if not exists migration.applied (
    name text constraint applied_pkey primary key, hash text not null, applied_at timestamptz not null default now())`
  await sql`create table if not exists migration.fingerprints (
    kind text, name text, fingerprint text not null, constraint fingerprints_pkey primary key (kind, name))`
}

/**
 * True for an older process restarted during a rolling upgrade: it has nothing to add, and would replace newer
 * functions and policies by its own. Two versions that each have a migration the other lacks have diverged.
 */
function isNewer(applied: ReadonlyMap<string, string>, files: readonly SqlFile[]): boolean {
  const known = new Set(['definitions', ...files.map(({ name }) => name)])
  const isUnknown = (name: string) => !known.has(name) && !REPLACED_MIGRATION.test(name)
  return [...applied.keys()].some(isUnknown) && files.every(({ name }) => applied.has(name))
}

/** Applies what the last release before the baselines did not have, under its old names. */
async function crossBridge(sql: Sql, applied: Map<string, string>): Promise<void> {
  for (const step of stepsToBaselines([...applied.keys()], await sqlFiles('bridge'))) {
    await applyMigration(sql, step)
    applied.set(step.name, step.hash)
  }
}

/**
 * Records the baselines as applied where the migrations that they replaced are. The records of those stay: by them, an
 * older process that is restarted meanwhile sees that it is the older one.
 */
async function recordBaselines(sql: Sql, files: readonly SqlFile[], applied: Map<string, string>): Promise<boolean> {
  const counted = asBaselines('database', [...applied.keys()], files)
  const recognised = files.filter(({ name }) => counted.includes(name) && !applied.has(name))
  if (recognised.length === 0) return false
  // One statement: all of them or none.
  await sql`insert into migration.applied ${sql(recognised, 'name', 'hash')}`
  for (const { name, hash } of recognised) applied.set(name, hash)
  return true
}

async function applyNewMigrations(
  sql: Sql,
  files: readonly SqlFile[],
  applied: ReadonlyMap<string, string>,
): Promise<boolean> {
  let isChanged = false
  for (const file of files) {
    const known = applied.get(file.name)
    if (known === file.hash) continue
    if (known)
      throw new Error(`db/migrations/${file.name} was changed after it was applied; add a new migration instead`)
    await applyMigration(sql, file)
    isChanged = true
  }
  return isChanged
}

async function replaceDefinitions(
  sql: Sql,
  { migrated, replaceAnyway }: MigrateOptions & { migrated: boolean },
): Promise<boolean> {
  const [functions, policies] = [await sqlFiles('functions'), await sqlFiles('policies')]
  const hash = hashOfDefinitions([...functions, ...policies])
  const [known] = await sql`select hash from migration.applied where name = 'definitions'`
  const isRepair = known?.hash === hash && !migrated
  if (isRepair && !replaceAnyway) return false
  await applyDefinitions(sql, { functions, policies }, (what, work) => inShortTransaction(sql, what, work))
  // A repair keeps the old fingerprints, so that the diagnostic still shows differences it could not repair.
  if (!isRepair) await inShortTransaction(sql, 'migration.fingerprints', () => recordDefinitions(sql, hash))
  return true
}
