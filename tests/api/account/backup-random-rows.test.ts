import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { Sql } from '#server/db/postgres.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createRandomTable, digestOfDatabase, fillWithRandomRows } from '../../support/rows/random-rows.ts'

const MEGABYTE = 1024 * 1024

async function newDatabase() {
  const target = await createTestDatabase()
  await migrateTarget(target)
  await installJobs(target)
  const admin = superuser(target.database)
  await createRandomTable(admin)
  return { target, admin }
}

let from: { target: Awaited<ReturnType<typeof createTestDatabase>>; admin: Sql }
let to: typeof from
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-random-'))
  from = await newDatabase()
  to = await newDatabase()
})
afterAll(async () => {
  await Promise.all([from.admin.end(), to.admin.end()])
  await rm(folder, { recursive: true })
})

async function expectRestored(file: string, rows: number) {
  expect((await restoreBackup(to.target, file)).rows).toBe(rows)
  expect(await digestOfDatabase(to.admin)).toEqual(await digestOfDatabase(from.admin))
}

test('ten backups of 2 MB of random rows end, and each restore gives the same database', async () => {
  const file = join(folder, 'random.gz')
  for (let run = 0; run < 10; run += 1) {
    await rm(file, { force: true })
    await fillWithRandomRows(from.admin, 2 * MEGABYTE)
    const { rows } = await writeBackup(from.target, file)
    await expectRestored(file, rows)
  }
})

test('so does one of rows of 2 MB each, followed by thousands that are empty', async () => {
  await fillWithRandomRows(from.admin, 20 * MEGABYTE, 2 * MEGABYTE)
  await from.admin`insert into public.random_rows (words) select null from generate_series(1, 10000)`
  const file = join(folder, 'large.gz')
  const { rows } = await writeBackup(from.target, file)
  await expectRestored(file, rows)
})
