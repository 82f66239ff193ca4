import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { ANONYMOUS, type Identity } from '#server/db/identity.ts'
import { listen } from '#server/http/listen.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createRestTables } from '../../support/rest-tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await createRestTables(app.sql)
})

async function answer(query: string) {
  const response = await app.fetch(`/rest/v1/notes?${query}`)
  return [response.status, ((await response.json()) as { code?: string }).code]
}

const nested = (depth: number) => `or=${'(or'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`

test('deep and long requests are refused or served, never a crash', async () => {
  expect(await answer(nested(8))).toEqual([200, undefined])
  expect(await answer(nested(5000))).toEqual([400, 'PGRST100'])
  expect(await answer(`or=${'(and'.repeat(9000)}`)).toEqual([400, 'PGRST100'])
  expect(await answer(`select=data->a${'->a'.repeat(9000)}`)).toEqual([400, 'PGRST100'])
  expect(await answer(`select=${'a(b('.repeat(9000)}`)).toEqual([400, 'PGRST200'])
  expect(await answer(`select=${Array(2000).fill('id').join(',')}`)).toEqual([400, 'PGRST100'])
  expect(await answer(`select=${Array(499).fill('id').join(',')}`)).toEqual([200, undefined])
  expect(await answer(`order=${Array(2000).fill('id').join(',')}`)).toEqual([400, 'PGRST100'])
  expect(await answer(Array(5000).fill('id=gt.1').join('&'))).toEqual([400, 'PGRST100'])
  expect(await answer(`or=(${Array(6000).fill('id.gt.1').join(',')})`)).toEqual([200, undefined])
  expect(await answer(`id=in.(${Array(12_000).fill('1234').join(',')})`)).toEqual([200, undefined])
  expect(await answer(`select=${'x'.repeat(60)}${'y'.repeat(60)}:id`)).toEqual([400, 'PGRST100'])
  expect(await answer(`id=eq.${'9'.repeat(60_000)}`)).toEqual([400, '22003'])
  expect(await answer(`title=match.${'('.repeat(30_000)}`)).toEqual([400, 'PGRST100'])
})

test('an address of sixty thousand characters is served, a longer one refused, over a real socket', async () => {
  const server = await listen(createApp(app.deps, { readiness: app.readiness }), { host: '127.0.0.1', port: 0 })
  const ask = (length: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const path = `/rest/v1/notes?select=id&title=eq.${'x'.repeat(length)}`
      request({ host: '127.0.0.1', port: server.port, path, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
  expect(await ask(60_000)).toBe(200)
  expect(await ask(70_000)).toBe(431)
  await server.close(1)
})

test('a body of ten megabytes is refused, whether or not its length is announced', async () => {
  const announced = await app.fetch('/rest/v1/notes', { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024) })
  expect(announced.status).toBe(413)
  const chunk = new Uint8Array(64 * 1024)
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 160) controller.close()
      else controller.enqueue(chunk)
    },
  })
  const streamed = await app.fetch('/rest/v1/notes', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  expect(streamed.status).toBe(413)
})

test('JSON nested ten thousand deep is refused', async () => {
  const body = `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  const refused = await app.fetch('/rest/v1/letterbox', { method: 'POST', body })
  expect(refused.status).toBe(400)
  const line = await app.fetch('/rest/v1/letterbox', { method: 'POST', body: body.replace('title', 'line') })
  expect(line.status).toBeLessThan(500)
})

test('a visitor’s statement is stopped after a second, whatever others may take', async () => {
  const slow = 'select pg_sleep(5)'
  await expect(app.deps.db.readAs(ANONYMOUS, slow, [])).rejects.toMatchObject({ code: '57014' })
  const limit = async (identity: Identity) =>
    (await app.deps.db.readAs<{ most: string }>(identity, `select current_setting('statement_timeout') as most`, []))[0]
  expect(await limit(ANONYMOUS)).toEqual({ most: '1s' })
  expect(await limit((await app.as('patient')).person.claims)).toEqual({ most: '8s' })
  expect(await limit(ANONYMOUS)).toEqual({ most: '1s' })
})

test('one network is told to come back later, its neighbour and the service are not', async () => {
  const few = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1', SERVICE_KEY: 'k'.repeat(40) } })
  const asks = await Promise.all(Array.from({ length: 30 }, () => few.fetch('/rest/v1/chat_sessions')))
  const refused = asks.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(asks.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(12)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests', hint: null, details: null })
  const service = { headers: { authorization: `Bearer ${'k'.repeat(40)}` } }
  expect((await few.fetch('/rest/v1/chat_sessions', service)).status).toBe(200)
  expect((await few.visitor().from('chat_sessions').select()).status).toBe(200)
})

test.each([
  ['a filter that is refused', '/rest/v1/notes?title=match.x', {}],
  ['a body that is refused', '/rest/v1/notes', { method: 'POST', body: '{' }],
  ['a function that is not offered', '/rest/v1/rpc/notes', { method: 'POST', body: '{' }],
])('a network is limited before its requests are parsed: %s', async (_what, path, asked) => {
  const few = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1' } })
  const asks = await Promise.all(Array.from({ length: 30 }, () => few.fetch(path, asked)))
  expect(asks.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  expect(asks.filter(({ status }) => status >= 400 && status !== 429).length).toBeGreaterThanOrEqual(12)
})

test('ever new statements do not pile up in the database', async () => {
  for (let i = 0; i < 300; i += 1) await app.fetch(`/rest/v1/notes?select=n${i}:id`)
  const kept = await app.deps.db.asService((sql) => sql`select count(*)::int as n from pg_prepared_statements`)
  expect(kept[0]?.n).toBeLessThan(50)
})
