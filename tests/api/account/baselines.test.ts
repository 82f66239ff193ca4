import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { headerLine } from '#server/backup/format.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { Sql } from '#server/db/postgres.ts'
import { sqlFiles } from '#server/db/sql-files.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { digestOfDatabase } from '../../support/rows/random-rows.ts'

const previous = resolve(import.meta.dirname, '../../fixtures/previous-release.backup.gz')
const text = gunzipSync(readFileSync(previous)).toString()
/** Names of the numbered migrations, as the version that had them wrote them into its backup. */
const numbered = headerLine.parse(JSON.parse(text.slice(0, text.indexOf('\n')))).migrations

const REFUSAL = /^This (?:database|backup) is of a version from which this one knows no way\. Nothing was changed\. /
const partial: [what: string, names: string[]][] = [
  ['the first one', numbered.slice(0, 1)],
  ['all but the last of the release', numbered.filter((name) => name !== '0372_cards_to_forget.sql')],
  ['all but one', numbered.filter((name) => name !== '0240_diagnostics.sql')],
  ['all and an unknown one', [...numbered, '0533_of_nobody.sql']],
]

let folder: string
let baselines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-baselines-'))
  afterTestFile(() => rm(folder, { recursive: true }))
  baselines = (await sqlFiles('migrations')).map(({ name }) => name).filter((name) => name.startsWith('baseline/'))
})

async function newDatabase() {
  const target = await createTestDatabase()
  await migrateTarget(target)
  await installJobs(target)
  const admin = superuser(target.database)
  afterTestFile(() => admin.end())
  return { target, admin }
}

/** The tables of the baselines are those of the numbered migrations: only the records differ. */
const recordAs = (admin: Sql, names: string[]) =>
  admin.begin(async (sql) => {
    await sql`delete from migration.applied where name like 'baseline/%'`
    await sql`insert into migration.applied select name, 'of ' || name, now() from unnest(${names}::text[]) name`
  })

const recordsOf = async (admin: Sql) =>
  (await admin<{ name: string }[]>`select name from migration.applied where name <> 'definitions'`).map(
    ({ name }) => name,
  )
/** Every table, view and index, by the identity that a new one would not have. */
const relationsOf = (admin: Sql) =>
  admin`select oid::int, relname from pg_class where relnamespace in ('app'::regnamespace, 'public'::regnamespace) order by 1`

test('an empty database records the baselines, and nothing numbered', async () => {
  const { admin } = await newDatabase()
  const names = await recordsOf(admin)
  expect(names).toEqual(expect.arrayContaining(baselines))
  expect(names.filter((name) => numbered.includes(name))).toEqual([])
})

test('one with all numbered migrations is recognised by whoever starts first: no table is made, no row is touched', async () => {
  const { target, admin } = await newDatabase()
  await restoreBackup(target, previous)
  await recordAs(admin, numbered)
  const [rows, relations] = [await digestOfDatabase(admin), await relationsOf(admin)]
  const outcomes = await Promise.all([migrateTarget(target), migrateTarget(target), migrateTarget(target)])
  expect(outcomes.toSorted()).toEqual(['changed', 'unchanged', 'unchanged'])
  expect(await digestOfDatabase(admin)).toEqual(rows)
  expect(await relationsOf(admin)).toEqual(relations)
  const hashes = new Map((await sqlFiles('migrations')).map(({ name, hash }) => [name, hash]))
  const recorded = await admin<{ name: string; hash: string }[]>`
    select name, hash from migration.applied where name like 'baseline/%'`
  expect(recorded.map(({ name }) => name).toSorted()).toEqual(baselines)
  expect(recorded.filter(({ name, hash }) => hashes.get(name) !== hash)).toEqual([])
})

/** `pg_dump` of a database of the last release before the baselines, without people. */
async function releasedDatabase() {
  const target = await createTestDatabase()
  const admin = superuser('postgres')
  await admin`drop database ${admin(target.database)}`
  await admin`create database ${admin(target.database)} template template0 owner mivoix_server`
  await admin.end()
  const inside = superuser(target.database)
  afterTestFile(() => inside.end())
  const dump = gunzipSync(readFileSync(resolve(import.meta.dirname, '../../fixtures/released-schema.sql.gz')))
  await inside.unsafe(dump.toString()).simple()
  await inside`select set_config('search_path', 'public', false)`
  return { target, admin: inside }
}

const columnsOf = (admin: Sql) => admin`
  select table_schema, table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
  where table_schema in ('app', 'auth', 'public', 'storage') order by 1, 2, 3`

test('one of the last release takes the steps in between, once, and ends with the same tables', async () => {
  const { target, admin } = await releasedDatabase()
  expect(await recordsOf(admin)).toHaveLength(95)
  await admin`insert into auth.users (email) values ('before@example.org')`
  const outcomes = await Promise.all([migrateTarget(target), migrateTarget(target)])
  expect(outcomes.toSorted()).toEqual(['changed', 'unchanged'])
  expect((await recordsOf(admin)).toSorted()).toEqual([...numbered, ...baselines].toSorted())
  expect(await columnsOf(admin)).toEqual(await columnsOf((await newDatabase()).admin))
  expect(await admin`select email from auth.users`).toEqual([{ email: 'before@example.org' }])
  expect(await migrateTarget(target)).toBe('unchanged')
})

test('an older process sees there that it is the older one, also after a restore', async () => {
  const { target, admin } = await newDatabase()
  await recordAs(admin, numbered)
  await migrateTarget(target)
  // Its rule: everything of its own is applied, and something else too.
  const expectNewer = async () => {
    const names = await recordsOf(admin)
    expect(numbered.filter((name) => !names.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(baselines))
  }
  await expectNewer()
  await admin`insert into migration.applied (name, hash) values ('299901010000_later.sql', 'x')`
  await restoreBackup(target, previous)
  await expectNewer()
  expect(await recordsOf(admin)).not.toContain('299901010000_later.sql')
  expect(await migrateTarget(target)).toBe('unchanged')
})

test.each(partial)('one with %s of them is refused with a sentence, and stays as it was', async (_what, names) => {
  const { target, admin } = await newDatabase()
  await recordAs(admin, names)
  const before = await recordsOf(admin)
  await expect(migrateTarget(target)).rejects.toThrow(REFUSAL)
  expect(await recordsOf(admin)).toEqual(before)
})

test.each(partial)('so is a backup with %s of them', async (_what, names) => {
  const { target, admin } = await newDatabase()
  const file = join(folder, 'partial.gz')
  const [header = '', ...lines] = text.split('\n')
  const partialHeader = JSON.stringify({ ...JSON.parse(header), migrations: names })
  await writeFile(file, gzipSync([partialHeader, ...lines].join('\n')))
  const rows = await digestOfDatabase(admin)
  await expect(restoreBackup(target, file)).rejects.toThrow(REFUSAL)
  expect(await digestOfDatabase(admin)).toEqual(rows)
})

test('an applied baseline that was changed since is refused', async () => {
  const { target, admin } = await newDatabase()
  await admin`update migration.applied set hash = 'of another text' where name = 'baseline/07_money.sql'`
  await expect(migrateTarget(target)).rejects.toThrow('db/migrations/baseline/07_money.sql was changed')
})
