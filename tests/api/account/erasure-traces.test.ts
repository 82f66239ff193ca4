import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { deleteDiscardedFiles } from '#server/jobs/account/delete-discarded-files.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Role, roles, rolesIn } from '../../support/rows/columns-of-people.ts'
import { describedTables } from '../../support/rows/described-tables.ts'
import { insertOneOfEach, type Somebody, type World } from '../../support/rows/one-of-each.ts'
import { createPeopleAround } from '../../support/rows/people-around.ts'
import { tracesOf } from '../../support/rows/traces.ts'

let app: TestApp
let folder: string
const worlds = new Map<Role, World>()
const before = new Map<Role, string[]>()

/**
 * Searched for in every column: the marker is in every text of rows that belong to the person, directly or by reference.
 */
const marksOf = ({ people, hero, words }: World) => ({ ...people[hero], words })

/** An administrator requested an act about the person, opened their file, and gave a reason. */
async function insertWordsOfTeam({ id, email, name }: Somebody, administrator: Somebody, words: string) {
  const input = { personId: id, email, firstName: name }
  const [request] = await app.sql<{ id: string }[]>`
    insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at)
    values ('invite-psychologist', ${app.sql.json(input)}, ${`Inviter ${name}`}, ${words}, ${administrator.id}, now(), now()) returning id`
  const note = (subject: string | null, detail: Record<string, string>) =>
    app.sql`select app.note_act(${administrator.id}, 'open-person', ${subject}, ${app.sql.json(detail)})`
  await note(id, { reason: words })
  await note(request?.id ?? '', { reason: words })
  await note(null, { input: JSON.stringify(input) })
}

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'mivoix-traces-'))
  afterTestFile(() => rm(folder, { recursive: true }))
  for (const hero of roles) {
    const people = await createPeopleAround(app.sql)
    const world = { people, hero, at: new Date('2026-03-10T15:00:00Z'), words: `canari-${hero}` }
    await insertOneOfEach(app.sql, world)
    const team = await createPeopleAround(app.sql)
    await insertWordsOfTeam(people[hero], team.administrator, world.words)
    if (hero === 'administrator') await app.sql`select app.note_act(${people[hero].id}, 'run-diagnostic', null, '{}')`
    worlds.set(hero, world)
    before.set(hero, await tracesOf(app.sql, marksOf(world)))
  }
  const files = await app.sql<{ version: string; owner: string }[]>`select version, owner from storage.objects`
  for (const { version, owner } of files) await app.deps.files.write(version, Buffer.from(`picture of ${owner}`))
  await writeBackup(app.target, join(folder, 'before.gz'))
  for (const { people, hero } of worlds.values()) await app.sql`delete from auth.users where id = ${people[hero].id}`
})

/** Traces that the catalogue does not allow, and allowed traces that were not found. */
async function unlawful(hero: Role) {
  const world = worlds.get(hero)
  if (!world) throw new Error('no such world')
  const found = await tracesOf(app.sql, marksOf(world))
  const lawful = new Set(
    dataCatalogue.flatMap(({ table, keptAfterErasure = [] }) =>
      keptAfterErasure
        .filter(({ of = roles }) => of.includes(hero))
        .flatMap(({ columns }) => columns.map((column) => `${table}.${column}`)),
    ),
  )
  const columns = new Set(found.map((trace) => trace.split(':')[0] ?? ''))
  return {
    traces: found.filter((trace) => !lawful.has(trace.split(':')[0] ?? '')),
    idle: [...lawful].filter((column) => !columns.has(column)),
  }
}

test('every column that names people had a row of each person', async () => {
  const stood = new Set([...before.values()].flat())
  const missing = (await describedTables(app.sql)).flatMap(({ table, columns }) =>
    columns
      .filter((column) => table !== 'app.site_switches' && rolesIn(table, column).length > 0)
      .map(({ name }) => `${table}.${name}: id`)
      .filter((trace) => !stood.has(trace)),
  )
  expect(missing).toEqual([])
})

test.each(roles)('nothing of an erased %s stays in the database, but what the catalogue keeps', async (hero) => {
  expect(await unlawful(hero)).toEqual({ traces: [], idle: [] })
})

test('nothing stays among the files', async () => {
  const later = () => new Date(Date.now() + 60_000)
  await deleteDiscardedFiles.handle({
    data: {},
    deps: { ...app.deps, clock: later },
    signal: new AbortController().signal,
  })
  const { DATA_DIR } = app.deps.settings
  const names = await readdir(DATA_DIR, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  for (const { people, hero } of worlds.values())
    expect(texts.filter((text) => text.includes(people[hero].id))).toEqual([])
})

test('nor comes back with a backup from before', async () => {
  await restoreBackup(app.target, join(folder, 'before.gz'))
  for (const hero of roles) expect(await unlawful(hero), hero).toEqual({ traces: [], idle: [] })
})
