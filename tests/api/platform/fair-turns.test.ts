import { afterEach, beforeAll, expect, test } from 'vitest'
import { SERVICE } from '#server/db/identity.ts'
import { inTurn, type Lane } from '#server/http/turn.ts'
import { countAgainstEachLimit } from '#server/rate-limit.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

/** Connections of the test app's pool. */
const POOL = 8
const SLOW = 'select pg_sleep(1.2)'

let app: TestApp
let slow: Promise<unknown>[] = []

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await Promise.allSettled(slow)
  slow = []
})

function ask(lane: Lane, network: string | undefined, query = 'select 1'): Promise<unknown> {
  const turn = { lane, network, usedUp: undefined, spent: () => undefined }
  return inTurn(turn, () => app.deps.db.readAs(SERVICE, query, []))
}

function flood(times: number, lane: Lane, networkOf: (i: number) => string | undefined): void {
  for (let i = 0; i < times; i += 1) slow.push(ask(lane, networkOf(i), SLOW))
}

/** Whether it is done while the flood still holds its connections. */
async function isServed(work: Promise<unknown>): Promise<boolean> {
  slow.push(work)
  return Promise.race([work.then(() => true), ...slow.slice(0, 2).map((one) => one.then(() => false))])
}

test('one network holds half of the pool, whatever it asks', async () => {
  flood(50, 'other', () => '203.0.113.0/24')
  expect(app.deps.db.load.busy).toBe(POOL / 2)
  expect(await isServed(ask('other', '198.51.100.0/24'))).toBe(true)
})

test('many networks together leave a connection to sign-in and one more to the chat', async () => {
  flood(50, 'other', (i) => `10.0.${i}.0/24`)
  expect(app.deps.db.load.busy).toBe(POOL - 2)
  flood(2, 'sign-in', (i) => `10.1.${i}.0/24`)
  expect(app.deps.db.load.busy).toBe(POOL - 1)
  expect(await isServed(ask('chat', '198.51.100.0/24'))).toBe(true)
})

test('the server’s own work waits for its turn and is bounded by no network’s share', async () => {
  flood(50, 'other', () => undefined)
  expect(app.deps.db.load.busy).toBe(POOL - 2)
  expect(await isServed(ask('sign-in', '198.51.100.0/24'))).toBe(true)
})

test('a network that waits is served in its turn, not behind the queue of another one', async () => {
  flood(POOL, 'other', (i) => (i < POOL / 2 ? '203.0.113.0/24' : '192.0.2.0/24'))
  const order: string[] = []
  const note = (name: string, work: Promise<unknown>) => slow.push(work.then(() => order.push(name)))
  for (let i = 0; i < 20; i += 1) note('flood', ask('other', '203.0.113.0/24', 'select pg_sleep(0.01)'))
  note('neighbour', ask('other', '198.51.100.0/24'))
  await Promise.all(slow)
  expect(order.indexOf('neighbour')).toBeLessThan(8)
})

test('a limit that refuses waits for no row lock', async () => {
  const limit = [{ key: 'a door', times: 1, perSeconds: 60 }]
  const now = app.clock.now()
  const count = () => app.deps.db.asService((sql) => countAgainstEachLimit(sql, limit, now))
  expect(await count()).toMatchObject([{ allowed: true }])
  const release = Promise.withResolvers<void>()
  const held = app.deps.db.asService(async (sql) => {
    await sql`select from app.rate_limits for update`
    await release.promise
  })
  expect(await count()).toMatchObject([{ allowed: false, retryAfterSeconds: 60 }])
  release.resolve()
  await held
})
