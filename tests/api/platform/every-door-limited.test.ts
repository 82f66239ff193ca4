import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { doorPaths } from '#server/door-paths.ts'
import { allFunctions } from '#server/functions/all.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

const PER_SECOND = 1
const BURST = PER_SECOND * 12

/** Routes that never ask the database, or only once for everybody, and stay open when all doors are closed. */
const OPEN = ['/healthz', '/readyz', '/metrics', '/.well-known/security.txt', '/csp-reports', '/csp-reports/*']

const JSON_BODY = { 'content-type': 'application/json' }

let few: TestApp
let asked: { method: string; path: string }[]
let network = 0

beforeAll(async () => {
  few = await startTestApp({
    settings: {
      REST_REQUESTS_PER_SECOND: String(PER_SECOND),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  })
  const { routes } = createApp(few.deps, { readiness: few.readiness })
  const named = routes
    .filter(({ path }) => path !== '/*' && !OPEN.includes(path))
    .map(({ method, path }) => ({ method: method === 'ALL' ? 'POST' : method, path: filled(path) }))
  const functions = allFunctions.map(({ name }) => ({ method: 'POST', path: `/functions/v1/${name}` }))
  asked = [...new Map([...named, ...functions].map((one) => [`${one.method} ${one.path}`, one])).values()]
})
beforeEach(() => {
  network += 1
})
afterEach(() => {
  vi.useRealTimers()
})

/** A path that the pattern of a route matches. */
function filled(pattern: string): string {
  return pattern
    .replace(':file{[\\w-]{43}\\.ics}', `${'a'.repeat(43)}.ics`)
    .replaceAll(/:\w+(?:\{\[0-9\][^}]*\})?\}?/g, '1')
    .replaceAll('*', 'any')
}

async function ask({ method, path }: { method: string; path: string }, times: number): Promise<Response[]> {
  const from = few.fetchFrom(`10.${network >> 8}.${network & 255}.1`)
  const answers: Response[] = []
  for (let time = 0; time < times; time += 1)
    answers.push(await from(path, { method, ...(method === 'POST' && { body: '{}', headers: JSON_BODY }) }))
  return answers
}

/** Statements of any kind that reach the pool. */
function watchDatabase() {
  const { db } = few.deps
  const spies = [
    vi.spyOn(db, 'asUser'),
    vi.spyOn(db, 'asService'),
    vi.spyOn(db, 'readAs'),
    vi.spyOn(db, 'callAsService'),
  ]
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

test('every route of every door refuses a network that asks too much, without a statement', async () => {
  expect(asked.length).toBeGreaterThan(150)
  expect(doorPaths.filter((door) => !asked.some(({ path }) => path.startsWith(door)))).toEqual([])
  // No token comes back on a slow machine.
  vi.useFakeTimers({ toFake: ['performance'] })
  const statements = watchDatabase()
  const wrong: string[] = []
  for (const route of asked) {
    network += 1
    await ask(route, BURST)
    const before = statements()
    const [refused] = await ask(route, 1)
    const isRefused = refused?.status === 429 && Number(refused.headers.get('retry-after')) > 0
    if (!isRefused || statements() !== before) wrong.push(`${route.method} ${route.path}: ${refused?.status}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('whoever uses up one door leaves the chat and the others open', async () => {
  await ask({ method: 'GET', path: '/functions/v1/nothing' }, BURST * 3)
  const message = { message: 'je veux mourir', sessionId: crypto.randomUUID() }
  const from = few.fetchFrom(`10.${network >> 8}.${network & 255}.1`)
  const care = await from('/functions/v1/chat-wit-ai', {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(message),
  })
  expect([care.status, await care.json()]).toMatchObject([200, { level: 'crise' }])
  expect((await ask({ method: 'GET', path: '/auth/v1/settings' }, 1))[0]?.status).toBe(200)
})

test.each([
  ['a function', '/functions/v1/confirm-newsletter', { token: 'a'.repeat(43) }],
  ['a code', '/auth/v1/verify', { type: 'email', email: 'a@b.test', token: '12345678' }],
  ['an exchange code', '/auth/v1/token?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' }],
])('a count that refused once refuses from memory until its window ends: %s', async (_what, path, body) => {
  const app = await startTestApp()
  const from = app.fetchFrom('203.0.113.9')
  const call = () => from(path, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) })
  let refused = await call()
  for (let time = 0; time < 400 && refused.status !== 429; time += 1) refused = await call()
  expect(refused.status).toBe(429)
  const statements = [vi.spyOn(app.deps.db, 'asService'), vi.spyOn(app.deps.db, 'readAs')]
  const again = await call()
  expect(again.status).toBe(429)
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const spy of statements) expect(spy).not.toHaveBeenCalled()
  app.clock.advance({ hours: 2 })
  expect((await call()).status).not.toBe(429)
})
