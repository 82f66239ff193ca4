import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Claims } from '#server/db/identity.ts'
import { defineFunction, type FunctionDefinition } from '#server/doors/functions/define-function.ts'
import { createFunctionsDoor } from '#server/doors/functions/functions-door.ts'
import type { HonoEnv } from '#server/http/request-context.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createPerson } from '../../support/rows/people.ts'

type Definition = FunctionDefinition<'confirm-newsletter'>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '1000' } })
  await app.sql`create table public.acts (token text constraint acts_token_unique unique, note text not null default '')`
  await app.sql`grant all on public.acts to service_role`
})

/** The functions endpoint with one test function, under a contract of the product: `{ token }` → `{ confirmed }`. */
function offer(definition: Partial<Definition> = {}) {
  const door = createFunctionsDoor(app.deps, [
    defineFunction({
      name: 'confirm-newsletter',
      who: 'anyone',
      input: z.object({ token: z.string('Indiquez le lien.') }),
      async handle({ input, sql }) {
        await sql`insert into acts (token) values (${input.token})`
        return { confirmed: true }
      },
      ...definition,
    }),
  ])
  const server = new Hono<HonoEnv>()
  server.use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('address', c.req.header('test-address') ?? '203.0.113.1')
    await next()
  })
  server.route('/', door)
  const call = async (input: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const response = await server.request('/confirm-newsletter', {
      method: 'POST',
      body: typeof input === 'string' ? input : JSON.stringify(input),
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { server, call }
}

const agree = () => Promise.resolve({ confirmed: true } as const)
const times = async (token: string) => (await app.sql`select from acts where token = ${token}`).length
const bearer = async (claims: Claims) => {
  const issuedAt = Math.floor(Date.now() / 1000)
  return { authorization: `Bearer ${await app.deps.keys.sign(claims, { issuedAt, expiresAt: issuedAt + 3600 })}` }
}

test('an act is done and answered', async () => {
  const { call } = offer()
  expect(await call({ token: 'plain' })).toMatchObject({ status: 200, body: { confirmed: true } })
  expect(await times('plain')).toBe(1)
})

test('a function that fails leaves nothing behind', async () => {
  const { call } = offer({
    async handle({ sql }) {
      await sql`insert into acts (token) values ('half')`
      throw new AppError('conflict')
    },
  })
  expect(await call({ token: 'x' })).toMatchObject({ status: 409, body: { code: 'conflict', request_id: 'request-1' } })
  expect(await times('half')).toBe(0)
})

test('wrong input is told field by field, in French', async () => {
  const { call } = offer()
  expect(await call({ token: 7 })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', details: { token: 'Indiquez le lien.' } },
  })
  const { body } = await call([])
  expect(body.details).toEqual({ '': body.message })
})

test.each([
  ['{"token":', 'application/json', 400, 'malformed_request'],
  ['token=1', 'application/x-www-form-urlencoded', 415, 'content_type_not_supported'],
  ['{"token":"1"}', 'text/plain', 415, 'content_type_not_supported'],
  ['', 'application/json', 422, 'invalid_input'],
])('a body %j of type %s is refused with %i', async (body, type, status, code) => {
  expect(await offer().call(body, { 'content-type': type })).toMatchObject({ status, body: { code } })
})

test('a text that no database can hold is wrong input, not a failure of ours', async () => {
  expect(await offer().call({ token: 'a\u0000b' })).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
})

test('only POST acts, and only known functions exist', async () => {
  const { server } = offer()
  const get = await server.request('/confirm-newsletter')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  expect((await server.request('/confirm-newsletter', { method: 'OPTIONS' })).status).toBe(204)
  for (const name of ['nothing', 'constructor', '__proto__'])
    for (const method of ['POST', 'OPTIONS']) expect((await server.request(`/${name}`, { method })).status).toBe(404)
})

test('the database’s refusals become the product’s words, and never PostgreSQL’s', async () => {
  const { call } = offer()
  await call({ token: 'unique' })
  const again = await call({ token: 'unique' })
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(JSON.stringify(again.body)).not.toContain('acts')
  const rule = offer({
    handle: ({ sql }) => sql`do $$ begin raise 'request_in_progress' using errcode = 'PT409'; end $$` as never,
  })
  expect(await rule.call({ token: 'x' })).toMatchObject({ status: 409, body: { code: 'request_in_progress' } })
})

test('an unexpected error is one generic message with an id, logged without its text', async () => {
  const { call } = offer({ handle: () => Promise.reject(new RangeError('camille@exemple.fr')) })
  const { status, body } = await call({ token: 'x' })
  expect([status, body.code, body.request_id]).toEqual([500, 'unexpected', 'request-1'])
  const line = app.logged.find((entry) => entry.includes('function failed')) ?? ''
  expect(line).toContain('request-1')
  expect(line + JSON.stringify(body)).not.toContain('camille')
})

test('a function may answer a stream', async () => {
  const { server } = offer({
    handle: () => Promise.resolve(new Response('data: un\n\n', { headers: { 'content-type': 'text/event-stream' } })),
  })
  const response = await server.request('/confirm-newsletter', {
    method: 'POST',
    body: '{"token":"x"}',
    headers: { 'content-type': 'application/json' },
  })
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/event-stream', 'data: un\n\n'])
})

test('permission to call depends on the signed account type', async () => {
  const student = await createPerson(app.sql, 'student')
  const patient = await createPerson(app.sql, 'patient')
  const forStudents = offer({ who: ['student'], handle: agree })
  expect((await forStudents.call({ token: 'x' })).status).toBe(401)
  expect((await forStudents.call({ token: 'x' }, await bearer(patient.claims))).status).toBe(403)
  expect((await forStudents.call({ token: 'x' }, await bearer(student.claims))).status).toBe(200)
  const boast = { ...patient.claims, user_metadata: { user_type: 'student' } }
  expect((await forStudents.call({ token: 'x' }, await bearer(boast))).status).toBe(403)
})

test('a forged token, or one of an ended session, counts as anonymous', async () => {
  const person = await createPerson(app.sql, 'patient')
  const forPeople = offer({ who: 'signed-in', handle: agree })
  const token = await bearer(person.claims)
  expect((await forPeople.call({ token: 'x' }, token)).status).toBe(200)
  expect((await forPeople.call({ token: 'x' }, { authorization: `${token.authorization}x` })).status).toBe(401)
  await app.sql`delete from auth.sessions where user_id = ${person.id}`
  expect((await forPeople.call({ token: 'x' }, token)).status).toBe(401)
})

test('the same key acts once and gets the same answer', async () => {
  const { call } = offer({ idempotent: true })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await call({ token: 'once' }, key)
  const second = await call({ token: 'once' }, key)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(await times('once')).toBe(1)
})

test('an answer is kept for the person, and not past their sign-out', async () => {
  const { call } = offer({ idempotent: true, who: 'signed-in' })
  const [person, other] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'patient')]
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await call({ token: 'mine' }, { ...key, ...(await bearer(person.claims)) })).status).toBe(200)
  expect((await call({ token: 'theirs' }, { ...key, ...(await bearer(other.claims)) })).status).toBe(200)
  await app.sql`delete from auth.sessions where user_id = ${person.id}`
  expect((await call({ token: 'mine' }, { ...key, ...(await bearer(person.claims)) })).status).toBe(401)
})

test('twenty requests at once with the same key act once', async () => {
  const { call } = offer({ idempotent: true })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call({ token: 'at once' }, key)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(await times('at once')).toBe(1)
})

test('the same key with another input is refused', async () => {
  const { call } = offer({ idempotent: true })
  const key = { 'idempotency-key': crypto.randomUUID() }
  await call({ token: 'first input' }, key)
  expect(await call({ token: 'second input' }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

test('a key whose first request failed is free again', async () => {
  let fails = true
  const { call } = offer({
    idempotent: true,
    handle: () => (fails ? Promise.reject(new AppError('conflict')) : Promise.resolve({ confirmed: true })),
  })
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await call({ token: 'x' }, key)).status).toBe(409)
  fails = false
  expect((await call({ token: 'x' }, key)).status).toBe(200)
})

test('a request that waits too long for the first one with its key is told that it is in progress', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const { call } = offer({
    idempotent: true,
    async handle() {
      begin()
      await held
      return { confirmed: true }
    },
  })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = call({ token: 'slow' }, key)
  await started
  expect(await call({ token: 'slow' }, key)).toMatchObject({ status: 409, body: { code: 'request_in_progress' } })
  letGo()
  expect((await first).status).toBe(200)
})

test.each(['short', 'x'.repeat(300), 'with space in it'])('the key %j is no key', async (key) => {
  expect((await offer({ idempotent: true }).call({ token: 'x' }, { 'idempotency-key': key })).status).toBe(422)
})

test('a limit counts each network for itself, says when to come back, and reopens', async () => {
  const { call } = offer({ limit: { per: 'address', times: 2, perSeconds: 600 }, handle: agree })
  const from = (address: string) => call({ token: 'x' }, { 'test-address': address })
  expect([(await from('2001:db8::1')).status, (await from('2001:db8::2')).status]).toEqual([200, 200])
  const refused = await from('2001:db8::3')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect((await from('2001:db8:0:1::1')).status).toBe(200)
  app.clock.advance({ minutes: 11 })
  expect((await from('2001:db8::1')).status).toBe(200)
})

test.each([
  ['neighbours in an IPv4 /24', (i: number) => `198.51.100.${i}`, 8],
  ['the networks of an IPv6 /56', (i: number) => `2001:db8:0:${i.toString(16)}::1`, 4],
  ['the networks of an IPv6 /48', (i: number) => `2001:db8:1:${i.toString(16)}00::1`, 16],
])('a limit counts %s together too', async (_, addressOf, breadth) => {
  const { call } = offer({ limit: { per: 'address', times: 1, perSeconds: 600 }, handle: agree })
  const from = (address: string) => call({ token: 'a' }, { 'test-address': address })
  app.clock.advance({ hours: 1 })
  for (let i = 1; i <= breadth; i++) expect((await from(addressOf(i))).status).toBe(200)
  expect((await from(addressOf(breadth + 1))).status).toBe(429)
  expect((await from('192.0.2.77')).status).toBe(200)
})

test('a limit holds under a rush, and keeps no address', async () => {
  const { call } = offer({ limit: { per: 'address', times: 5, perSeconds: 600 }, handle: agree })
  const rush = await Promise.all(
    Array.from({ length: 20 }, () => call({ token: 'x' }, { 'test-address': '203.0.113.77' })),
  )
  expect(rush.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(JSON.stringify(await app.sql`select key from app.rate_limits`)).not.toContain('203.0.113')
})

test('a repeated request is not counted', async () => {
  const limit = { per: 'address', times: 1, perSeconds: 600 } as const
  const { call } = offer({ idempotent: true, limit, handle: agree })
  const headers = { 'idempotency-key': crypto.randomUUID(), 'test-address': '192.0.2.99' }
  expect((await call({ token: 'x' }, headers)).status).toBe(200)
  expect((await call({ token: 'x' }, headers)).status).toBe(200)
})
