import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { doorPaths } from '#server/door-paths.ts'
import { createStaticSite } from '#server/static/create-static-site.ts'
import { publicSettingsOf } from '#server/static/public-settings-of.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

const ORIGIN = 'https://app.example'
let app: TestApp
let server: ReturnType<typeof createApp>

beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'https://mivoix.example', CORS_ORIGINS: ORIGIN } })
  const site = createStaticSite({
    buildDirectory: fileURLToPath(new URL('../../../build', import.meta.url)),
    publicUrl: app.deps.settings.PUBLIC_URL,
    settings: publicSettingsOf(app.deps.settings, app.deps.payment.options),
    countNewcomers: () => Promise.resolve(0),
  })
  server = createApp(app.deps, { readiness: app.readiness, site })
  server.get('/made-to-fail', () => {
    throw new Error('made to fail')
  })
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const paths = [
  '/',
  '/urgence',
  '/faq/',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/nowhere',
  '/made-to-fail',
  '/healthz',
  '/readyz',
  '/csp-reports',
  ...doorPaths.flatMap((door) => [`${door}/`, `${door}/nothing`, `${door}/object/nothing/x`]),
  '/auth/v1/token?grant_type=password',
  '/auth/v1/user',
  '/rest/v1/profiles',
  '/rest/v1/profiles?select=nothing',
  '/functions/v1/chat-wit-ai',
  '/storage/v1/object/avatars/x/y.png',
  '/auth/v1/authorize?provider=none',
]

describe.each(paths)('%s', (path) => {
  test.each(methods)('answers %s with every security header', async (method) => {
    const answer = await server.request(path, { method, ...(method === 'POST' && { body: '{' }) })
    const { headers } = answer
    const seen = `${answer.status} ${method} ${path}`
    expect(headers.get('x-content-type-options'), seen).toBe('nosniff')
    expect(headers.get('referrer-policy'), seen).toMatch(/^(no-referrer|same-origin)$/)
    expect(headers.get('content-security-policy'), seen).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('strict-transport-security'), seen).toMatch(/^max-age=63072000/)
    expect(headers.get('cross-origin-resource-policy'), seen).toBe('same-origin')
    expect(headers.get('x-request-id'), seen).not.toBeNull()
  })
})

describe('other front ends', () => {
  type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
  const ask = (origin: string, { headers = {}, ...init }: Init = {}, path = '/rest/v1/profiles') =>
    server.request(path, { ...init, headers: { origin, ...headers } })

  test('that are named may call, and read what the official client reads', async () => {
    const preflight = await ask(ORIGIN, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    for (const name of ['authorization', 'apikey', 'prefer', 'x-upsert', 'x-supabase-api-version', 'x-retry-count'])
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name)
    const answer = await ask(ORIGIN, { headers: { apikey: app.deps.settings.PUBLISHABLE_KEY } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range')
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(doorPaths)('are told of errors too at %s', async (path) => {
    const answer = await ask(ORIGIN, { method: 'POST', body: '{' }, `${path}/nothing`)
    const isMounted = path !== '/webhooks'
    expect(answer.headers.get('access-control-allow-origin')).toBe(isMounted ? ORIGIN : null)
  })

  test('that are not named, may not', async () => {
    const stranger = await ask('https://evil.example')
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    const none = await app.fetch('/rest/v1/profiles', { headers: { origin: ORIGIN } })
    expect(none.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  })
})

describe('reports of the content security policy', () => {
  const send = (body: string) => app.fetch('/csp-reports', { method: 'POST', body })
  const report = (page: string) =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?token=secret',
        'document-uri': `https://mivoix.example${page}?email=camille@exemple.fr`,
      },
    })

  test('are logged without anybody’s data, and not without end', async () => {
    expect((await send(report('/session/3f1d0000-0000-4000-8000-000000000000'))).status).toBe(204)
    const line = app.logged.find((logged) => logged.includes('content security policy')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/session/:id',
    })
    expect(line).not.toMatch(/secret|camille|3f1d/)
    expect((await send('{}')).status).toBe(400)
    expect((await send(`"${'a'.repeat(20_000)}"`)).status).toBe(413)
    const flood = await Promise.all(Array.from({ length: 40 }, () => send(report('/'))))
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  })
})
