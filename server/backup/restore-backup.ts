import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import postgres from 'postgres'
import { asBaselines } from '../db/as-baselines.ts'
import { connectForSession, type PoolOptions, type Sql } from '../db/postgres.ts'
import { type SqlFile, sqlFiles } from '../db/sql-files.ts'
import { StartupError } from '../startup-error.ts'
import { foreignKeys, migrationNames, type StoredTable, storedTables } from './catalogue.ts'
import { anyLine, END_OF_ROWS, type EndLine, headerLine, type TableLine } from './format.ts'
import { discardFilesSince, rememberFiles } from './keep-track-of-files.ts'
import { Lines } from './lines.ts'
import { pausePayments } from './pause-payments.ts'
import { erasedSince, replayErasures } from './replay-erasures.ts'
import { migrateOn, rewind } from './rewind.ts'

/**
 * Replaces the whole content of the database by a backup, in one transaction: after a failure the database is
 * unchanged. A backup of an earlier version is restored at that version and then migrated. People whose erasure is
 * recorded in the replaced database or in a newer backup, before `erasedBefore`, are erased again, and payments are
 * switched off.
 */
export async function restoreBackup(
  target: PoolOptions['target'],
  file: string,
  newerBackups: readonly string[] = [],
  erasedBefore: string | null = null,
): Promise<EndLine & { erasedAgain: number }> {
  const sql = connectForSession({ target, statementTimeoutMs: 0, applicationName: 'mivoix restore' })
  try {
    const lines = new Lines(file)
    const header = await lines.nextAs(headerLine)
    const files = await sqlFiles('migrations')
    const migrations = asBaselines('backup', header.migrations, files)
    refuseNewer(migrations, files)
    await sql`begin`
    // The audit log belongs to another role, which the service may act as in this transaction only.
    await sql`grant mivoix_auditor to service_role`
    await sql`set local role service_role`
    const erased = await erasedSince(sql, newerBackups)
    await rememberFiles(sql)
    const isOfThisPoint = asBaselines('database', await migrationNames(sql), files).join() === migrations.join()
    const [earlier, later] = [
      files.filter(({ name }) => migrations.includes(name)),
      files.filter(({ name }) => !migrations.includes(name)),
    ]
    if (!isOfThisPoint) await asOwner(sql, () => rewind(sql, earlier))
    const restored = await withoutChecks(sql, (tables) => load(sql, lines, tables))
    if (!isOfThisPoint) await asOwner(sql, () => migrateOn(sql, later))
    await moveToMonths(sql)
    await discardFilesSince(sql)
    const erasedAgain = await withDeferredKeys(sql, () => replayErasures(sql, erased, erasedBefore))
    await pausePayments(sql)
    await sql`reset role`
    await sql`revoke mivoix_auditor from service_role`
    await sql`commit`
    return { ...restored, erasedAgain }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function refuseNewer(migrations: readonly string[], files: readonly SqlFile[]): void {
  const unknown = migrations.find((name) => !files.some((file) => file.name === name))
  if (!unknown) return
  throw new StartupError(
    `This backup was made by a newer version of Mivoix: it knows ${unknown}, this version does not. Nothing was changed. Install that version, then restore.`,
  )
}

/** Tables created by migrations must belong to the owner of all the others. */
async function asOwner(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql`set local role mivoix_owner`
  await work()
  await sql`set local role service_role`
}

/**
 * Rows of months without a partition are in the default partitions: create the partitions while nobody else is connected.
 */
async function moveToMonths(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<{ made: boolean }[]>`select app.make_missing_month(now(), 0) as made`
    if (!row?.made) return
  }
}

/**
 * Disables triggers and foreign keys during the load: rows arrive in any order, and were checked when first written.
 */
async function withoutChecks<T>(sql: Sql, work: (tables: StoredTable[]) => Promise<T>): Promise<T> {
  const tables = await storedTables(sql)
  const keys = await foreignKeys(sql)
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await sql.unsafe(`alter table ${name} disable trigger user`)
  await sql.unsafe(`truncate ${tables.map((table) => table.name).join(', ')}`)
  const result = await work(tables)
  for (const { name } of tables) await sql.unsafe(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return result
}

/**
 * Defers foreign keys: rows loaded in this transaction are checked at each change, even by a cascade, and halfway
 * through the deletion of an account a payment may still reference a deleted subscription.
 */
async function withDeferredKeys<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const keys = await foreignKeys(sql)
  for (const { table, name } of keys)
    await sql.unsafe(`alter table ${table} alter constraint ${name} deferrable initially deferred`)
  const result = await work()
  await sql`set constraints all immediate`
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} alter constraint ${name} not deferrable`)
  return result
}

async function load(sql: Sql, lines: Lines, tables: StoredTable[]): Promise<EndLine> {
  const restored: EndLine = { tables: 0, rows: 0 }
  for (;;) {
    const line = await lines.nextAs(anyLine)
    if ('table' in line) {
      restored.tables += 1
      restored.rows += await loadRows(sql, lines, tableAmong(tables, line)).catch(withoutItsRow)
    } else if ('sequence' in line) {
      await sql`select setval(${line.sequence}::regclass, ${line.lastValue}, ${line.isCalled})`
    } else {
      if (line.tables === restored.tables && line.rows === restored.rows) return restored
      throw new StartupError('This backup is damaged: it does not hold as many rows as it says.')
    }
  }
}

/** Uses the name from the database's own catalogue, so that the file cannot inject SQL. */
function tableAmong(tables: StoredTable[], { table, columns }: TableLine): StoredTable {
  const found = tables.find(({ name }) => name === table)
  const known = columns.every((column) => found?.columns.includes(column))
  if (!found || !known) throw new StartupError(`This backup has a table ${table} that this version does not know so.`)
  return { name: found.name, columns }
}

async function loadRows(sql: Sql, lines: Lines, { name, columns }: StoredTable): Promise<number> {
  const query = sql.unsafe(`copy ${name} (${columns.join(', ')}) from stdin`)
  const refused = refusalOf(query)
  const copy = await query.writable()
  const done = Promise.race([finished(copy), refused])
  // Awaited below; without a handler until then, a rejection would count as unhandled.
  done.catch(() => undefined)
  let rows = 0
  for (let line = await lines.next(); line !== END_OF_ROWS; line = await lines.next()) {
    rows += 1
    if (!copy.write(`${line}\n`)) await Promise.race([once(copy, 'drain'), done])
  }
  copy.end()
  await done
  return rows
}

/** The detail of PostgreSQL's error prints a whole row, and a command's error ends in a journal. */
function withoutItsRow(error: unknown): never {
  if (!(error instanceof postgres.PostgresError)) throw error
  const { table_name: table = 'a table', constraint_name: constraint } = error
  const broken = constraint ? ` that breaks ${constraint}` : ''
  throw new StartupError(`PostgreSQL refused a row of ${table}${broken} (${error.code}). Nothing was changed.`)
}

/**
 * Rejects with PostgreSQL's error, also with one that comes after the end of the data: the query has given its stream by
 * then, and the driver rejects a promise that is settled already.
 */
function refusalOf(query: object): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const settled = query as { reject: (error: unknown) => void }
  const rejectQuery = settled.reject
  settled.reject = (error) => {
    rejectQuery(error)
    reject(error)
  }
  promise.catch(() => undefined)
  return promise
}
