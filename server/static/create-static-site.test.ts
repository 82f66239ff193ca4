import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublicSettings, settingsAtBuild } from '#domain/public-settings.ts'
import { INLINE_SCRIPT as inline, builtPage as page } from '../../tests/support/built-page.ts'
import { cpuGrowth } from '../../tests/support/cpu-growth.ts'
import { createStaticSite } from './create-static-site.ts'

const styled = "content:'a';--b:var(--c)"
const newcomers = 1234
const PUBLIC_URL = 'http://localhost:3000'
const settings: PublicSettings = {
  ...settingsAtBuild,
  publishableKey: 'sb_publishable_other',
  providers: [{ name: 'ent', label: 'L’ENT </script><script>alert(1)</script>' }],
}
let directory: string
let site: ReturnType<typeof createStaticSite>
let productionSite: typeof site

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mivoix-site-'))
  const script = 'export const a = 1'
  const files: Record<string, string | Buffer> = {
    'client/index.html':
      page('Accueil, Plus de 1000 personnes') + '<article data-demo-only="">\nUn avis inventé</article>',
    'client/faq/index.html': page('FAQ <i style="content:&#x27;a&#x27;;--b:var(--c)">1</i>'),
    'client/404/index.html': page('Page introuvable'),
    'client/__spa-fallback.html': page(''),
    'live-pages/directory.html': page(''),
    'live-pages/practitioner.html': page(''),
    'client/dev/ui/index.html': page('Composants'),
    'client/assets/a-1234.js': script,
    'client/assets/a-1234.js.br': brotliCompressSync(script),
    'client/assets/a-1234.js.gz': gzipSync(script),
    'client/assets/damaged.js': script,
    'client/assets/damaged.js.gz': 'not compressed',
    'client/sitemap.xml': '<urlset><url><loc>https://origin.invalid/</loc></url></urlset>',
    'client/robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
    'client-routes.json': JSON.stringify([
      { path: '/login', title: 'Connexion – Mivoix', description: 'Entrez.', screen: 'open' },
      { path: '/attestation/:number?', title: 'Vérifier – Mivoix', description: 'Un numéro.', screen: 'open' },
      {
        path: '/session/:id',
        title: 'Votre séance – Mivoix',
        description: 'La page de « votre » séance & rien d"autre.',
        screen: 'room',
      },
    ]),
    'secret.txt': 'not part of the site',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  const common = { buildDirectory: directory, countNewcomers: () => Promise.resolve(newcomers) }
  site = createStaticSite({ ...common, publicUrl: PUBLIC_URL, settings: { ...settings, isDemo: true } })
  productionSite = createStaticSite({
    ...common,
    publicUrl: 'https://mivoix.fr',
    settings: { ...settings, payment: { provider: 'stripe', publishableKey: 'pk_x', isTest: true } },
  })
})

afterAll(() => rm(directory, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function stylesAllowedAt(path: string): Promise<string[]> {
  const policy = (await get(path)).headers.get('content-security-policy') ?? ''
  return /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

describe('pages', () => {
  test('are served at their address, under the public address of the server', async () => {
    const answer = await get('/faq')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('href="http://localhost:3000/faq"')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('allow exactly their own inline scripts', async () => {
    const policy = (await get('/faq')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${hash(inline)};`)
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
  })

  test('allow no inline style but the attributes they were rendered with', async () => {
    expect(await stylesAllowedAt('/faq')).toEqual(["'self'", hash(''), "'unsafe-hashes'", hash(styled)])
    expect(await stylesAllowedAt('/login')).toEqual(["'self'", hash('')])
  })

  test('let no string become HTML or a script address unchecked; with Stripe that is only reported', async () => {
    const rule = "require-trusted-types-for 'script'; trusted-types default"
    const { headers } = await get('/login')
    expect(headers.get('content-security-policy')).toContain(rule)
    expect(headers.get('content-security-policy-report-only')).toBeNull()
    const withStripe = (await productionSite.request('/login')).headers
    expect(withStripe.get('content-security-policy')).not.toContain('trusted-types')
    expect(withStripe.get('content-security-policy-report-only')).toBe(`${rule}; report-uri /csp-reports`)
  })

  test('carry the public settings as data that nothing in them can break out of', async () => {
    const html = await (await get('/faq')).text()
    const [, json = ''] = /<script type="application\/json" id="public-settings">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({ ...settings, isDemo: true })
    expect(html).not.toContain('<script>alert(1)')
  })

  test('the room alone may use the camera and WebAssembly; every page may open its live connection', async () => {
    const [room, login] = [(await get('/session/42')).headers, (await get('/login')).headers]
    expect(room.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
    expect(room.get('content-security-policy')).toMatch(/script-src [^;]*'wasm-unsafe-eval'/)
    expect(login.get('permissions-policy')).toContain('camera=(),')
    expect(login.get('content-security-policy')).not.toContain('wasm')
    for (const headers of [room, login])
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' ws://localhost:3000;")
    const production = (await productionSite.request('/login')).headers.get('content-security-policy')
    expect(production).toContain("connect-src 'self' wss://mivoix.fr https://api.stripe.com;")
  })

  test('lose a trailing slash, never to another host', async () => {
    expect((await get('/faq/?a=1')).headers.get('location')).toBe('/faq?a=1')
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example')
  })

  test.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/%5c%5cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/%0A/evil.example/',
    '/%2F/evil.example/',
    '/%2Fevil.example/',
    '/.//evil.example/',
    '/x/..//evil.example/',
    '/%2e//evil.example//',
    '/%E9//evil.example/',
  ])('%s leads to no other host', async (path) => {
    // As it arrives on a socket: `new Request` would normalise it.
    const request = { url: PUBLIC_URL + path, method: 'GET', headers: new Headers() } as Request
    const answer = await site.fetch(request)
    expect(answer.status).toBe(308)
    expect(new URL(answer.headers.get('location') ?? '', PUBLIC_URL).origin).toBe(PUBLIC_URL)
  })

  test('lose many slashes in time proportional to them', async () => {
    const growth = await cpuGrowth({ small: 4000, large: 64_000 }, (length) => get(`/x${'/'.repeat(length)}x/`))
    expect(growth).toBeLessThan(80)
  })

  test('screens drawn by the browser start from the empty page; anything else is not found', async () => {
    const screen = await (await get('/session/42')).text()
    expect(screen).toContain('<h1>Votre séance</h1>')
    expect(screen).toMatch(/<html lang="fr"[^>]* data-screen="room"/)
    expect(screen).toContain('>Votre séance – Mivoix</title>')
    expect(screen).toContain('content="La page de « votre » séance &amp; rien d&quot;autre."')
    expect(await (await get('/login')).text()).toContain('>Connexion – Mivoix</title>')
    for (const path of ['/attestation', '/attestation/42']) expect((await get(path)).status, path).toBe(200)
    for (const path of [
      '/session',
      '/session/42/notes',
      '/attestation/42/1',
      '/nope',
      '/404',
      '/__spa-fallback.html',
      '/blog/inconnu',
    ]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain('Page introuvable')
    }
  })

  test('of the workshop are shown in demo mode only, and marked as such', async () => {
    expect((await get('/dev/ui')).status).toBe(200)
    expect((await productionSite.request('/dev/ui')).status).toBe(404)
    expect(await (await get('/')).text()).toContain('data-demo')
    expect(await (await productionSite.request('/')).text()).not.toContain('data-demo')
    expect(await (await get('/')).text()).toContain('Un avis inventé')
    expect(await (await productionSite.request('/')).text()).not.toContain('Un avis inventé')
  })

  test('allow scripts of this origin only, plus Stripe’s when Stripe is configured', async () => {
    const policyOf = async (from: typeof site) => (await from.request('/')).headers.get('content-security-policy')
    expect(await policyOf(site)).not.toContain('http')
    const withStripe = await policyOf(productionSite)
    expect(withStripe).toMatch(/script-src 'self' ('sha256-[^']+' )*https:\/\/js\.stripe\.com;/)
    expect(withStripe).toContain('frame-src blob: https://js.stripe.com https://hooks.stripe.com;')
  })

  test('claim as many newcomers as were counted; a demonstration claims what was specified', async () => {
    const home = async (of: typeof site) => (await of.request('/')).text()
    await expect.poll(() => home(productionSite)).toContain('Plus de 1200 personnes')
    expect(await home(productionSite)).toContain('<html lang="fr" data-newcomers=""')
    expect(await home(site)).toContain('Plus de 1000 personnes')
  })

  test('are those of the build that was there at the start, however late they are finished', async () => {
    const built = join(directory, 'client/index.html')
    const before = await readFile(built, 'utf8')
    const count = Promise.withResolvers<number>()
    const options = { buildDirectory: directory, publicUrl: 'https://mivoix.fr', settings }
    const started = createStaticSite({ ...options, countNewcomers: () => count.promise })
    await started.request('/')
    await writeFile(built, page('Un autre accueil, Plus de 1000 personnes'))
    count.resolve(newcomers)
    await expect.poll(async () => (await started.request('/')).text()).toContain('Plus de 1200')
    expect(await (await started.request('/')).text()).not.toContain('Un autre accueil')
    await writeFile(built, before)
  })

  test('can only be read', async () => {
    const posted = await site.request('/faq', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await site.request('/session/42', { method: 'DELETE' })).status).toBe(405)
    expect((await site.request('/nope', { method: 'POST' })).status).toBe(404)
  })

  test('over HTTPS ask the browser to stay there', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
    expect((await productionSite.request('/')).headers.get('strict-transport-security')).toMatch(/max-age/)
  })
})

describe('files', () => {
  test('named by their content may be kept for ever, in the encoding the client reads', async () => {
    const answer = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export const a = 1')
    const plain = await get('/assets/a-1234.js', { 'accept-encoding': 'br;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe('18')
    expect(await plain.text()).toBe('export const a = 1')
  })

  test('are not sent again to a client that holds them; each encoding has its own tag', async () => {
    const plain = (await get('/faq')).headers.get('etag') ?? ''
    const brotli = (await get('/faq', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
    expect(brotli).not.toBe(plain)
    const again = await get('/faq', { 'if-none-match': `"other", W/${plain}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/faq', { 'if-none-match': brotli })).status).toBe(200)
  })

  test('are decompressed only while they are sent: neither for HEAD nor for a client that holds them', async () => {
    const answer = await get('/assets/damaged.js')
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    await expect(answer.text()).rejects.toThrow()
    expect((await site.request('/assets/damaged.js', { method: 'HEAD' })).status).toBe(200)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get('/assets/damaged.js', { 'if-none-match': etag })).status).toBe(304)
  })

  test('outside the site cannot be named', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/secret.txt'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('answer HEAD without a body', async () => {
    const answer = await site.request('/faq', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).not.toBe('0')
    expect(await answer.text()).toBe('')
  })
})
