import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { ANONYMOUS, SERVICE } from '#server/db/identity.ts'
import type { Sql, Transaction } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createFaultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts'

const APPLICATION = 'loss'
const POOL_SIZE = 4
let proxy: FaultProxy
let admin: Sql
let db: Database
let target: string

beforeAll(async () => {
  const { database, user } = await createTestDatabase()
  admin = superuser(database)
  await admin`create table public.witnesses (note text not null)`
  await admin`grant select, insert on public.witnesses to service_role, anon`
  proxy = await createFaultProxy(inject('socketFolder'))
  target = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`
  const options = { target: target, size: POOL_SIZE, statementTimeoutMs: 5000, applicationName: APPLICATION }
  db = openDatabase(options, createLog('silent'))
})
afterEach(async () => {
  await proxy.heal()
  await expect.poll(() => db.isUp).toBe(true)
  await admin`truncate public.witnesses`
})
afterAll(async () => {
  await db.close()
  await proxy.close()
  await admin.end()
})

const read = () => db.readAs<{ name: string }>(ANONYMOUS, 'select current_user as name, $1::int as one', [1])
const call = () => db.callAsService('select 1', [])
const killAll = () =>
  admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${APPLICATION}`
const witnesses = async () => (await admin`select note from public.witnesses order by note`).map((row) => row.note)

/** PostgreSQL only notices a lost client at the end of a statement. */
const backends = async () => (await admin`select from pg_stat_activity where application_name = ${APPLICATION}`).length

/** Uses every connection of the pool at once: a broken one would show. */
async function expectWholePool() {
  const everyone = Array.from({ length: POOL_SIZE * 3 }, () => 'anon')
  const names = async () => (await Promise.all(everyone.map(read))).map(([row]) => row?.name)
  // A connection killed a moment ago is only detected when it is used.
  await expect.poll(() => names().catch(() => [])).toEqual(everyone)
  await expect.poll(backends).toBeLessThanOrEqual(POOL_SIZE)
}

test('connections killed while idle are replaced', async () => {
  await expectWholePool()
  await killAll()
  await expectWholePool()
})

test('a transaction whose connection is killed between two statements fails, and writes nothing', async () => {
  const lost = db.asService(async (sql) => {
    await sql`insert into public.witnesses values ('before')`
    await killAll()
    await sql`insert into public.witnesses values ('after')`
  })
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
  expect(await witnesses()).toEqual([])
  await expectWholePool()
})

test('statements of a broken transaction never run on the connection that follows', async () => {
  let kept: Transaction | undefined
  const lost = db.asService(async (sql) => {
    kept = sql
    await killAll()
    const parallel = ['a', 'b', 'c'].map((note) => sql`insert into public.witnesses values (${note})`)
    await Promise.allSettled(parallel)
    await expectWholePool()
    await sql`insert into public.witnesses values ('late')`
  })
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
  await expect(kept?.unsafe(`insert into public.witnesses values ('much later')`)).rejects.toThrow()
  expect(await witnesses()).toEqual([])
})

test('a handle kept after its transaction was committed can do nothing', async () => {
  let kept: Transaction | undefined
  await db.asService(async (sql) => {
    kept = sql
    await sql`insert into public.witnesses values ('in time')`
  })
  await expect(kept?.unsafe(`insert into public.witnesses values ('late')`)).rejects.toThrow()
  expect(await witnesses()).toEqual(['in time'])
})

test('a statement that failed and was swallowed does not pass for success', async () => {
  const swallowed = db.asService(async (sql) => {
    await sql`insert into public.witnesses values ('first')`
    await sql`insert into public.witnesses values (null)`.catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow('nothing was written')
  expect(await witnesses()).toEqual([])
})

test('a savepoint that fails takes back its own part alone', async () => {
  await db.asService(async (sql) => {
    await sql`insert into public.witnesses values ('kept')`
    await sql.savepoint((inner) => inner`insert into public.witnesses values (null)`).catch(() => undefined)
  })
  expect(await witnesses()).toEqual(['kept'])
})

// `npm run bench -- outage` measures how fast; here nothing may hang, and a swallowed query is never answered.
test.each(['refuse', 'swallow'] as const)(
  '%s: everything fails instead of hanging, and all is well after',
  async (how) => {
    const underWay = Array.from({ length: POOL_SIZE * 5 }, () => db.readAs(SERVICE, 'select pg_sleep(3)', []))
    await expect
      .poll(
        () =>
          admin`select from pg_stat_activity where query like '%pg_sleep(3)%' and application_name = ${APPLICATION}`,
      )
      .not.toHaveLength(0)
    await proxy[how]()
    const others = Array.from({ length: 50 }, (_, i) => (i % 2 ? read() : call()))
    const answers = await Promise.allSettled([...underWay, ...others])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfterSeconds: 1 } })
    }
    await expect.poll(() => db.isUp).toBe(false)
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' })

    await proxy.heal()
    await expect
      .poll(
        () =>
          read().then(
            () => true,
            () => false,
          ),
        { interval: 20 },
      )
      .toBe(true)
    await expectWholePool()
  },
)

test('a database that is slow is slow, not gone: everything is answered, and a start goes through', async () => {
  proxy.slowDown(800)
  const lines: string[] = []
  const options = { target: target, size: 2, statementTimeoutMs: 20_000, applicationName: 'slow' }
  const slow = openDatabase(
    options,
    createLog('info', (line) => lines.push(line)),
  )
  try {
    await new SigningKeys(slow, 'http://mivoix.test/auth/v1', []).load()
    const answers = await Promise.all(Array.from({ length: 4 }, () => slow.readAs(ANONYMOUS, 'select 1', [])))
    expect(answers).toHaveLength(4)
    await slow.asService((sql) => sql`insert into public.witnesses values ('late but there')`)
    expect(await witnesses()).toEqual(['late but there'])
    expect(slow.isUp).toBe(true)
    expect(lines.join()).not.toContain('unreachable')
  } finally {
    await slow.close()
  }
})

test('a database that is busy with a lock is not gone either', async () => {
  await admin.begin(async (sql) => {
    await sql`lock table public.witnesses in access exclusive mode`
    const waits = db.asService((tx) => tx`insert into public.witnesses values ('after the lock')`)
    await expect
      .poll(
        () => admin`select from pg_stat_activity where application_name = ${APPLICATION} and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
    await sql`select pg_sleep(3.5)`
    expect(db.isUp).toBe(true)
    await sql`commit`
    await waits
  })
  expect(await witnesses()).toEqual(['after the lock'])
})

test('an undefined parameter is refused before anything is sent', async () => {
  await expect(db.readAs(ANONYMOUS, 'select $1::text', [undefined])).rejects.toThrow('undefined')
  await expectWholePool()
})
