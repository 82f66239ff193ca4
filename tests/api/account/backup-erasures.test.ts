import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newerBackups } from '#server/db/backup/newer-backups.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'mivoix-erasures-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a restore erases again people erased since, also those recorded only in a newer backup', async () => {
  const [first, second] = [await app.as('patient'), await app.as('patient')]
  const { person: practitioner } = await app.as('therapist')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await insertHealthFile(app.sql, { patient: first.person, practitioner, endsAt: tomorrow, words: 'mot-du-premier' })
  await app.sql`insert into contact_messages (name, email, subject, message) values ('x', ${second.person.email}, 's', 'mot-du-second')`
  const old = join(folder, 'old.gz')
  await writeBackup(app.target, old)

  await app.sql`update appointments set status = 'canceled', canceled_at = now(), canceled_by = 'patient'`
  await app.sql`delete from auth.users where id = ${first.person.id}`
  await writeBackup(app.target, join(folder, 'newer.gz'))
  // The replaced database has lost the first erasure, and has a second one.
  await app.sql`delete from app.erasures`
  await app.sql`delete from auth.users where id = ${second.person.id}`

  await restoreBackup(app.target, old, await newerBackups(old))
  for (const trace of ['mot-du-premier', 'mot-du-second', first.person.id, first.person.email, second.person.email]) {
    expect(await rowsWith(app.sql, trace), trace).toEqual({})
  }
  expect(await app.sql`select from app.erasures`).toHaveLength(2)
  expect(await app.sql`select from auth.users where id = ${practitioner.id}`).toHaveLength(1)
})
