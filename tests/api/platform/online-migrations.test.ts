import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { applyMigration } from '#server/db/apply-migration.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { connect, type PoolOptions, type Sql } from '#server/db/postgres.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createPerson } from '../../support/rows/people.ts'

let target: Exclude<PoolOptions['target'], string>
let admin: Sql
let owner: Sql
/** A concurrent connection. */
let other: Sql

beforeAll(async () => {
  target = await createTestDatabase()
  await migrateTarget(target)
  await installJobs(target)
  admin = superuser(target.database)
  owner = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'tests' })
  other = connect({
    target: { ...target, user: 'postgres' },
    size: 1,
    statementTimeoutMs: 30_000,
    applicationName: 'tests',
  })
  afterTestFile(async () => {
    await Promise.all([admin.end(), owner.end(), other.end()])
  })
})

const file = (name: string, text: string) => ({ name, text, hash: name })
const isWaiting = async () =>
  (await admin`select from pg_stat_activity where datname = ${target.database} and wait_event_type = 'Lock'`).length > 0

test('a migration that meets a long transaction steps aside: writers pass before that transaction ends', async () => {
  await other`begin`
  await other`select from public.mood_entries limit 1`
  await owner`set role mivoix_owner`
  const migrated = applyMigration(owner, file('9001_a.sql', 'alter table public.mood_entries add column a_test text;'))
  await expect.poll(isWaiting, { interval: 10 }).toBe(true)
  const person = await createPerson(admin, 'patient')
  await admin`insert into mood_entries (user_id, level) values (${person.id}, 2)`
  await other`rollback`
  await migrated
  expect(await admin`select level, a_test from mood_entries where user_id = ${person.id}`).toEqual([
    { level: 2, a_test: null },
  ])
})

test('an index is built while a transaction that has written stays open', async () => {
  const person = await createPerson(admin, 'patient')
  const text = '-- concurrently\ncreate index concurrently if not exists a_test_idx on public.mood_entries (a_test);\n'
  const built = applyMigration(owner, file('9002_b.sql', text))
  for (let n = 0; n < 20; n += 1) {
    await other`begin`
    await other`insert into mood_entries (user_id, level) values (${person.id}, 3)`
    await pause(1)
    await other`commit`
  }
  await built
  const [index] = await admin`select indisvalid from pg_index where indexrelid = 'public.a_test_idx'::regclass`
  expect(index?.indisvalid).toBe(true)
})

test('an index that a process left half built is built anew', async () => {
  const person = await createPerson(admin, 'patient')
  await admin`insert into mood_entries (user_id, level) values (${person.id}, 4), (${person.id}, 4)`
  const text =
    '-- concurrently\ncreate unique index concurrently if not exists b_test_idx on public.mood_entries (user_id, level);\n'
  await expect(applyMigration(owner, file('9003_c.sql', text))).rejects.toMatchObject({ code: '23505' })
  expect(await admin`select name from migration.applied where name = '9003_c.sql'`).toEqual([])
  await admin`delete from mood_entries`
  await applyMigration(owner, file('9003_c.sql', text))
  const [index] = await admin`select indisvalid from pg_index where indexrelid = 'public.b_test_idx'::regclass`
  expect(index?.indisvalid).toBe(true)
})

test('an index that lost a deadlock is built again', async () => {
  // It waits for a lock of the migration's session while it holds a snapshot, and leaves being the victim to that session.
  await owner`select pg_advisory_lock(1)`
  await other`set deadlock_timeout = '1h'`
  await other`begin isolation level repeatable read`
  await other`select from public.mood_entries limit 1`
  const waiting = other`select pg_advisory_lock(1)`.catch((error: unknown) => error)
  await expect.poll(isWaiting, { interval: 10 }).toBe(true)
  const text = '-- concurrently\ncreate index concurrently if not exists c_test_idx on public.mood_entries (level);\n'
  const built = applyMigration(owner, file('9004_d.sql', text))
  const isLeftUnfinished = async () =>
    (await admin`select from pg_index where indexrelid = to_regclass('public.c_test_idx') and not indisvalid`).length >
    0
  await expect.poll(isLeftUnfinished, { interval: 10 }).toBe(true)
  const deadlocks = async () =>
    (await admin`select from pg_stat_database where datname = ${target.database} and deadlocks > 0`).length
  await expect.poll(deadlocks).toBe(1)
  await admin`select pg_cancel_backend(pid) from pg_locks where locktype = 'advisory' and not granted`
  expect(await waiting).toMatchObject({ code: '57014' })
  await other`rollback`
  await built
  await owner`select pg_advisory_unlock(1)`
  const [index] = await admin`select indisvalid from pg_index where indexrelid = 'public.c_test_idx'::regclass`
  expect(index?.indisvalid).toBe(true)
})

test('a process that waits for its turn to migrate does not hold up an index that the other one builds', async () => {
  const isAsking = async () =>
    (
      await admin`select from pg_stat_activity
        where datname = ${target.database} and application_name = 'mivoix migrations' and query like '%pg_try_advisory_lock%'`
    ).length > 0
  // The number in server/db/migrate.ts.
  await owner`select pg_advisory_lock(47112026)`
  const waiting = migrateTarget(target)
  await expect.poll(isAsking, { interval: 10 }).toBe(true)
  const text = '-- concurrently\ncreate index concurrently if not exists d_test_idx on public.mood_entries (level);\n'
  await applyMigration(owner, file('9005_e.sql', text))
  await admin`delete from migration.applied where name like '900%'`
  await owner`select pg_advisory_unlock(47112026)`
  await waiting
  const [index] = await admin`select indisvalid from pg_index where indexrelid = 'public.d_test_idx'::regclass`
  expect(index?.indisvalid).toBe(true)
})
