import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RETENTION_BACKUP_DAYS } from '#domain/constants.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { newerBackups } from '#server/backup/newer-backups.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { deleteDiscardedFiles } from '#server/jobs/account/delete-discarded-files.ts'
import { leaveNewsletter, unsubscribeToken } from '#server/newsletter-tokens.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'
import { file, picture } from '../../support/sample-files.ts'

let app: TestApp
let parent: string
let folder: string

beforeAll(async () => {
  app = await startTestApp()
  parent = await mkdtemp(join(tmpdir(), 'mivoix-erasures-'))
})
beforeEach(async () => {
  // A restore looks for newer backups beside the file.
  folder = await mkdtemp(join(parent, 'backups-'))
})
afterAll(() => rm(parent, { recursive: true }))

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

test('a restore keeps the archive of accounts that ended by inactivity, and its address', async () => {
  const [first, second] = [await app.as('patient'), await app.as('patient')]
  const { person: practitioner } = await app.as('therapist')
  const words = 'mot-archivé'
  for (const [day, { person }] of [first, second].entries())
    await insertHealthFile(app.sql, {
      patient: person,
      practitioner,
      endsAt: new Date(Date.UTC(2026, 0, day + 1)),
      words,
    })
  const old = join(folder, 'old.gz')
  await writeBackup(app.target, old)

  const end = ({ person: { id } }: SignedIn) =>
    app.deps.db.asService((sql) =>
      eraseAccount(sql, { ...app.deps, now: app.deps.clock() }, { id, reason: 'inactive' }),
    )
  await end(first)
  await writeBackup(app.target, join(folder, 'newer.gz'))
  // The replaced database has lost the first erasure, and has a second one.
  await app.sql`delete from app.erasures`
  await end(second)
  const files = () => app.sql`
    select patient_id, source, content from app.health_archive where content::text like ${`%${words}%`} order by content::text`
  const addresses = () => app.sql`select patient_id, address_hash from app.archive_addresses order by patient_id`
  const before = { files: await files(), addresses: await addresses() }
  expect(before.addresses).toHaveLength(2)

  const [{ now: restoredAt } = {}] = await app.sql<{ now: Date }[]>`select now()`
  await restoreBackup(app.target, old, await newerBackups(old))
  expect(Object.keys(await rowsWith(app.sql, words))).toEqual(['app.health_archive'])
  expect({ files: await files(), addresses: await addresses() }).toEqual(before)
  expect(await app.sql`select from app.archive_addresses where ended_at >= ${restoredAt ?? null}`).toEqual([])
  for (const { person } of [first, second]) expect(await rowsWith(app.sql, person.email)).toEqual({})
})

test('a restore subscribes nobody again who left the newsletter', async () => {
  const [gone, faithful] = await app.sql<{ id: string }[]>`
    insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at, confirmed_at)
    values ('parti@exemple.fr', '\\x01', now(), now()), ('fidele@exemple.fr', '\\x02', now(), now()) returning id`
  const old = join(folder, 'old.gz')
  await writeBackup(app.target, old)
  const leave = () =>
    app.deps.db.asService(async (sql) => leaveNewsletter(sql, await unsubscribeToken(sql, gone?.id ?? '')))
  expect([await leave(), await leave()]).toEqual([true, true])

  await restoreBackup(app.target, old)
  expect(await app.sql`select id from newsletter_subscriptions`).toEqual([{ id: faithful?.id }])
})

test('a restore forgets no file: those that the backup lacks are deleted, once no newer backup knows them', async () => {
  const upload = async () => {
    const person = await app.as('patient')
    const path = `${person.person.id}/photo`
    expect((await person.storage.from('avatars').upload(path, file(await picture('png')))).error).toBeNull()
    const [row] = await app.sql<{ version: string }[]>`select version from storage.objects where name = ${path}`
    return { version: row?.version ?? '', remove: () => person.storage.from('avatars').remove([path]) }
  }
  const [kept, removedSince] = [await upload(), await upload()]
  const old = join(folder, 'old.gz')
  await writeBackup(app.target, old)
  const [added, addedAndRemoved] = [await upload(), await upload()]
  await removedSince.remove()
  await addedAndRemoved.remove()

  await restoreBackup(app.target, old)
  const there = async () =>
    Promise.all(
      [kept, removedSince, added, addedAndRemoved].map(
        async ({ version }) => (await app.deps.files.read(version)) !== undefined,
      ),
    )
  const afterDays = async (days: number) => {
    const clock = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await deleteDiscardedFiles.handle({ data: {}, deps: { ...app.deps, clock }, signal: new AbortController().signal })
    return there()
  }
  expect(await afterDays(RETENTION_BACKUP_DAYS - 1)).toEqual([true, true, true, false])
  expect(await afterDays(RETENTION_BACKUP_DAYS + 1)).toEqual([true, true, false, false])
})
