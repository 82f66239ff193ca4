import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endLine, tableLine } from '#server/backup/format.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { PoolOptions, Sql } from '#server/db/postgres.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'

/**
 * Written by `db:backup` of the previous release, the last one with numbered migrations: its demo data, and one row of each
 * table about somebody.
 */
const previous = resolve(import.meta.dirname, '../../fixtures/previous-release.backup.gz')

let target: PoolOptions['target']
let admin: Sql
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-upgrade-'))
  const created = await createTestDatabase()
  target = created
  await migrateTarget(target)
  await installJobs(target)
  admin = superuser(created.database)
})
afterAll(async () => {
  await admin.end()
  await rm(folder, { recursive: true })
})

/** Number of rows per table in a backup. */
function rowsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  let table: string | undefined
  for (const line of text.split('\n').slice(1)) {
    if (line === '\\.') table = undefined
    else if (table) counts.set(table, (counts.get(table) ?? 0) + 1)
    else if (line.startsWith('{"table"')) table = tableLine.parse(JSON.parse(line)).table
  }
  return counts
}

/** A migration may have moved it to another schema. */
async function nowNamed(table: string): Promise<string> {
  const [moved] = await admin<{ name: string }[]>`
    select coalesce(to_regclass(${table}), to_regclass('public.' || ${table.split('.').at(-1) ?? ''}))::text as name`
  return moved?.name ?? table
}

test('a backup of the release before is restored and migrated, and no row is lost', async () => {
  const text = gunzipSync(readFileSync(previous)).toString()
  const promised = endLine.parse(JSON.parse(text.trimEnd().split('\n').at(-1) ?? ''))
  const before = await admin`select name from migration.applied where name <> 'definitions' order by name`
  // A later migration, so that the tables are those of the backup at first.
  await admin`alter table letters add column later text not null`
  await admin`insert into migration.applied (name, hash) values ('299901010000_later.sql', 'x')`

  expect(await restoreBackup(target, previous)).toEqual({ ...promised, erasedAgain: 0 })

  const expected = rowsIn(text)
  expect([...expected.values()].reduce((sum, count) => sum + count, 0)).toBe(promised.rows)
  for (const [table, count] of expected) {
    const [found] = await admin.unsafe(`select count(*)::int as count from ${await nowNamed(table)}`)
    expect(found?.count, table).toBe(count)
  }
  expect(await admin`select name from migration.applied where name <> 'definitions' order by name`).toEqual(before)
  expect(await admin`select body from thread_messages where body = 'mot-de-la-version-d’avant'`).toHaveLength(1)
})

test('afterwards the database is one that this version made: nothing is left to migrate, no definition differs', async () => {
  expect(await migrateTarget(target)).toBe('unchanged')
  const other = superuser((await createTestDatabase()).database)
  const shape = (sql: Sql) => sql`select * from app.definition_fingerprints() order by 1, 2`
  expect(await shape(admin)).toEqual(await shape(other))
  await other.end()
})

test('a backup of a newer version is refused with a sentence, and nothing is lost', async () => {
  const newer = join(folder, 'newer.gz')
  const text = gunzipSync(readFileSync(previous)).toString()
  await writeFile(
    newer,
    gzipSync(text.replace('"0250_recovery_drills.sql"', '"0250_recovery_drills.sql","299901010000_later.sql"')),
  )
  const users = await admin`select id from auth.users order by id`
  await expect(restoreBackup(target, newer)).rejects.toThrow(
    'This backup was made by a newer version of Mivoix: it knows 299901010000_later.sql, this version does not. Nothing was changed.',
  )
  expect(await admin`select id from auth.users order by id`).toEqual(users)
})

test('a damaged backup of an earlier version leaves the database as it was', async () => {
  const damaged = join(folder, 'damaged.gz')
  const text = gunzipSync(readFileSync(previous)).toString()
  await writeFile(damaged, gzipSync(text.replace(/^.*patient@demo\.mivoix\.fr.*\n/m, '')))
  const users = await admin`select id from auth.users order by id`
  await expect(restoreBackup(target, damaged)).rejects.toThrow('does not hold as many rows as it says')
  expect(await admin`select id from auth.users order by id`).toEqual(users)
  expect(await migrateTarget(target)).toBe('unchanged')
})

test('an older process that starts on a newer schema changes nothing and serves on', async () => {
  await admin`insert into migration.applied (name, hash) values ('299901010000_later.sql', 'x')`
  await admin`update migration.applied set hash = 'of the newer version' where name = 'definitions'`
  expect(await migrateTarget(target)).toBe('newer')
  expect(await admin`select hash from migration.applied where name = 'definitions'`).toEqual([
    { hash: 'of the newer version' },
  ])
})
