import { beforeAll, expect, test } from 'vitest'
import type { Sql } from '#server/db/postgres.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { superuser } from '../../support/database.ts'
import { invoke } from '../../support/invoke.ts'

// PostgreSQL ends one of two transactions that wait for each other: its person never notices.

let app: TestApp
/** One holds the row in the middle, until the request has locked the one before; the other wants the rows crosswise. */
let holder: Sql
let rival: Sql

beforeAll(async () => {
  app = await startTestApp()
  const { database } = app.target as { database: string }
  holder = superuser(database)
  rival = superuser(database)
  afterTestFile(async () => void (await Promise.all([holder.end(), rival.end()])))
})

const waiting = async () =>
  (
    await app.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
  ).length
const deadlocks = async () => {
  await app.sql`select pg_stat_force_next_flush()`
  const [stat] = await app.sql<{ count: number }[]>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return stat?.count ?? 0
}

/** Makes a request that changes three rows the victim of a deadlock; returns its answer. */
async function asVictim<T>(
  table: string,
  ids: readonly [string, string, string],
  request: () => Promise<T>,
): Promise<T> {
  const [one, middle, other] = ids
  const before = await deadlocks()
  const holding = Promise.withResolvers<void>()
  const releasing = Promise.withResolvers<void>()
  const held = holder.begin(async (sql) => {
    await sql`select from ${sql(table)} where id = ${middle} for update`
    holding.resolve()
    await releasing.promise
  })
  await holding.promise
  const answer = request()
  await expect.poll(waiting).toBe(1)
  await rival.begin(async (sql) => {
    // It leaves being the victim to the request, which begins to wait last.
    await sql`set local deadlock_timeout = '1h'`
    const [free] = await sql<{ id: string }[]>`
      select id from ${sql(table)} where id in ${sql([one, other])} for update skip locked`
    const taken = free?.id === one ? other : one
    const both = sql`select from ${sql(table)} where id = ${taken} for update`.execute()
    await expect.poll(waiting).toBe(2)
    releasing.resolve()
    await both
  })
  await held
  const answered = await answer
  await expect.poll(deadlocks).toBe(before + 1)
  return answered
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id) as [string, string, string]

async function otherSessions({ person }: SignedIn) {
  const rows = await app.sql<{ id: string }[]>`
    insert into auth.sessions (user_id, aal, not_after)
    select ${person.id}, 'aal2', now() + interval '1 day' from generate_series(1, 3) returning id`
  return idsOf(rows)
}
const sessionsOf = async ({ person }: SignedIn) =>
  (await app.sql`select from auth.sessions where user_id = ${person.id}`).length

test('rows: a change of several moods', async () => {
  const patient = await app.as('patient')
  await patient.from('consents').insert({ purpose: 'mood', version: 1 })
  const { data } = await patient
    .from('mood_entries')
    .insert([{ level: 1 }, { level: 2 }, { level: 3 }])
    .select('id')
  const changed = await asVictim('mood_entries', idsOf(data ?? []), async () =>
    patient.from('mood_entries').update({ details: 'Nuit courte.' }).gt('level', 0).select('details'),
  )
  expect(changed).toMatchObject({ status: 200, error: null })
  expect(changed.data).toHaveLength(3)
})

test('functions: what is written to others is written once', async () => {
  const admin = await app.as('admin')
  const ids = await otherSessions(admin)
  const chosen = await asVictim('auth.sessions', ids, () => invoke(admin, 'choose-second-step', { isAlways: true }))
  expect(chosen).toMatchObject({ status: 200, body: { isAlways: true } })
  expect(await sessionsOf(admin)).toBe(1)
  const mails = await app.sql`
    select from app.outgoing_mails where recipient = ${admin.person.email} and template = 'second-step-changed'`
  expect(mails).toHaveLength(1)
})

test('accounts: signing out everywhere else', async () => {
  const patient = await app.as('patient')
  const ids = await otherSessions(patient)
  const bearer = await app.tokenOf(patient.person)
  const out = await asVictim('auth.sessions', ids, () =>
    app.fetch('/auth/v1/logout?scope=others', { method: 'POST', headers: { authorization: `Bearer ${bearer}` } }),
  )
  expect(out.status).toBe(204)
  expect(await sessionsOf(patient)).toBe(1)
})

test('files: a removal of several', async () => {
  const patient = await app.as('patient')
  const rows = await app.sql<{ id: string; name: string }[]>`
    insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control)
    select 'avatars', ${patient.person.id} || '/' || n || '.png', ${patient.person.id}, gen_random_uuid(), 1, 'image/png', 'x', 'no-cache'
    from generate_series(1, 3) as n returning id, name`
  const removed = await asVictim('storage.objects', idsOf(rows), async () =>
    patient.storage.from('avatars').remove(rows.map(({ name }) => name)),
  )
  expect(removed.error).toBeNull()
  expect(removed.data).toHaveLength(3)
})

test('a transaction of our own, once more and no more', async () => {
  let tries = 0
  const work = app.deps.db.asService(async (sql) => {
    tries += 1
    await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`
  })
  await expect(work).rejects.toMatchObject({ code: '40P01' })
  expect(tries).toBe(2)
})
