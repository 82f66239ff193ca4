import { inShortTransaction } from './in-short-transaction.ts'
import type { Sql } from './postgres.ts'
import type { SqlFile } from './sql-files.ts'

/** A file that begins so runs statement by statement, outside a transaction, while everybody goes on writing. */
const CONCURRENTLY = /^-- concurrently\n/
const NEW_INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on (?:(\w+)\.)?/i

/** Applies one migration and notes that it was. */
export async function applyMigration(sql: Sql, file: SqlFile): Promise<void> {
  if (!CONCURRENTLY.test(file.text)) {
    await inShortTransaction(sql, `db/migrations/${file.name}`, async () => {
      await sql.unsafe(file.text).simple()
      await note(sql, file)
    })
    return
  }
  for (const statement of statementsOf(file.text)) {
    await dropUnfinishedIndex(sql, statement)
    await sql.unsafe(statement)
  }
  await note(sql, file)
}

/** The same where nobody else is at work, inside a transaction that is open. */
export async function applyMigrationAlone(sql: Sql, file: SqlFile): Promise<void> {
  const text = CONCURRENTLY.test(file.text)
    ? statementsOf(file.text)
        .join(';\n')
        .replaceAll(/ concurrently\b/g, '')
    : file.text
  await sql.unsafe(text).simple()
  await note(sql, file)
}

/** Definitions are to be applied again, even if the process dies before it comes to them. */
async function note(sql: Sql, { name, hash }: SqlFile): Promise<void> {
  await sql`with stale as (delete from migration.applied where name = 'definitions')
    insert into migration.applied (name, hash) values (${name}, ${hash})`
}

/** Comments go, and the text is cut at each semicolon that ends a line: such files hold plain statements alone (tests/migrations.test.ts). */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** What a process left that died while building: an index of that name which answers no query. */
async function dropUnfinishedIndex(sql: Sql, statement: string): Promise<void> {
  const [, name, schema = 'public'] = NEW_INDEX.exec(statement) ?? []
  if (!name) return
  const [unfinished] = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index
    where indexrelid = to_regclass(${`${schema}.${name}`}) and not indisvalid`
  if (unfinished) await sql.unsafe(`drop index concurrently ${unfinished.name}`)
}
