import { inShortTransaction } from './in-short-transaction.ts'
import type { Sql } from './postgres.ts'
import { retryWhileLocked } from './retry-while-locked.ts'
import type { SqlFile } from './sql-files.ts'

/** Marks a file that runs statement by statement, outside a transaction, without blocking writers. */
const CONCURRENTLY = /^-- concurrently\n/
const NEW_INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on (?:(\w+)\.)?/i

/** Applies one migration and records it. */
export async function applyMigration(sql: Sql, file: SqlFile): Promise<void> {
  if (!CONCURRENTLY.test(file.text)) {
    await inShortTransaction(sql, `db/migrations/${file.name}`, async () => {
      await sql.unsafe(file.text).simple()
      await note(sql, file)
    })
    return
  }
  for (const statement of statementsOf(file.text)) {
    await retryWhileLocked(`A statement of db/migrations/${file.name}`, async () => {
      await dropUnfinishedIndex(sql, statement)
      await sql.unsafe(statement)
    })
  }
  await note(sql, file)
}

/** Same inside an open transaction, when nobody else is connected. */
export async function applyMigrationAlone(sql: Sql, file: SqlFile): Promise<void> {
  const text = CONCURRENTLY.test(file.text)
    ? statementsOf(file.text)
        .join(';\n')
        .replaceAll(/ concurrently\b/g, '')
    : file.text
  await sql.unsafe(text).simple()
  await note(sql, file)
}

/** Clears the hash of the definitions, so that they are applied again even if the process dies before. */
async function note(sql: Sql, { name, hash }: SqlFile): Promise<void> {
  await sql`with stale as (delete from migration.applied where name = 'definitions')
    insert into migration.applied (name, hash) values (${name}, ${hash})`
}

/**
 * Removes comments and splits at each semicolon at the end of a line: such files contain only plain statements
 * (tests/migrations.test.ts).
 */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** Drops the invalid index left by a process that died while building it, or by a deadlock. */
async function dropUnfinishedIndex(sql: Sql, statement: string): Promise<void> {
  const [, name, schema = 'public'] = NEW_INDEX.exec(statement) ?? []
  if (!name) return
  const [unfinished] = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index
    where indexrelid = to_regclass(${`${schema}.${name}`}) and not indisvalid`
  if (unfinished) await sql.unsafe(`drop index concurrently ${unfinished.name}`)
}
