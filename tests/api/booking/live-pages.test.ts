import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { createStaticSite } from '#server/static/create-static-site.ts'
import { PractitionerPages } from '#server/static/practitioner-pages.ts'
import { publicSettingsOf } from '#server/static/public-settings-of.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { picture } from '../../support/sample-files.ts'

const publicUrl = 'https://mivoix.example'
const buildDirectory = fileURLToPath(new URL('../../../build', import.meta.url))
const HOSTILE = `J’écoute. </script><script>alert(1)</script><img src=x onerror="alert(2)"> $& <!--live-part--> \u2028 'fin'`
let app: TestApp
let server: ReturnType<typeof createApp>
let isDatabaseThere = true

beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: publicUrl } })
  // New for each request: nothing comes from a cache.
  const pages = () =>
    new PractitionerPages({
      db: isDatabaseThere ? app.deps.db : unreachable,
      log: app.deps.log,
      buildDirectory,
      publicUrl,
    })
  const site = createStaticSite({
    buildDirectory,
    publicUrl,
    settings: publicSettingsOf(app.deps.settings, app.deps.payment.options),
    countNewcomers: () => Promise.resolve(0),
    practitioners: { at: (url, around) => pages().at(url, around), sitemap: (write) => pages().sitemap(write) },
  })
  server = createApp(app.deps, { readiness: app.readiness, site })
})

const away = () => Promise.reject(new Error('connection refused'))
const unreachable: Pick<Database, 'readAs' | 'asService'> = { readAs: away, asService: away }

const slugOf = async ({ id }: Person): Promise<string> =>
  (await app.sql<{ slug: string }[]>`select slug from profiles where id = ${id}`)[0]?.slug ?? ''

const get = (path: string) => server.request(path)
const htmlOf = async (path: string) => (await get(path)).text()
const isDeferred = (html: string) => html.includes('<script type="late-module">')
const withoutTags = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, '')

function dataIn(html: string) {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

async function createFreePractitioner(): Promise<{ person: Person; slug: string; starts: Date[] }> {
  const person = await createPractitioner(app.sql)
  const starts = await createSlot(app.sql, person, dayAhead(3))
  return { person, slug: await slugOf(person), starts }
}

describe('the pages of practitioners, before any script', () => {
  test('the directory lists who is free, with links to their times', async () => {
    const { slug, starts } = await createFreePractitioner()
    const html = await htmlOf('/praticiens')
    expect(html).toContain(`href="/praticiens/${slug}"`)
    expect(html).toContain(`/appointment?with=${slug}&amp;slot=${encodeURIComponent(starts[0]?.toISOString() ?? '')}`)
    expect(html).toContain('<strong class="font-semibold">')
    expect(html).not.toContain('aria-busy="true"')
    expect(isDeferred(html), 'React starts on the first touch').toBe(true)
    const { at, queries } = dataIn(html)
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000)
    const visitor = app.visitor().from('practitioner_openings').select('*').eq('moment', 'any').eq('slug', slug)
    const { data: row } = await visitor.single()
    const { people } = queries.queries[0].state.data.pages[0]
    expect(people, 'the same as the browser reads later').toContainEqual(row)
  })

  test('a practitioner’s page says who they are and when they are free', async () => {
    const { person, slug } = await createFreePractitioner()
    await app.sql`update profiles set bio = 'Je reçois le soir.' where id = ${person.id}`
    const html = await htmlOf(`/praticiens/${slug}`)
    expect(html).toMatch(/<h1[^>]*><span[^>]*>Inès M\.<\/span><\/h1>/)
    expect(html).toContain('<title>Inès M., étudiante en psychologie supervisée – Mivoix</title>')
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/praticiens/${slug}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${publicUrl}/praticiens/${slug}"/>`)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).not.toMatch(/praticiens\/modele|Une personne qui vous reçoit/)
    expect(withoutTags(html)).toContain('Je reçois le soir.')
    expect(html).toMatch(/role="radio"[^>]*>/)
    expect(isDeferred(html)).toBe(true)
    expect((await get('/praticiens/modele')).status, 'the template is no page').toBe(404)
  })

  test('hostile words are text, and allow no script', async () => {
    const { person, slug } = await createFreePractitioner()
    await app.sql`update profiles set bio = ${HOSTILE}, first_name = '<b>"Ève', university = ${HOSTILE.slice(0, 60)}
      where id = ${person.id}`
    for (const path of ['/praticiens', `/praticiens/${slug}`]) {
      const answer = await get(path)
      const html = await answer.text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain('<b>"')
      expect(html).toContain('&lt;b&gt;&quot;Ève M.')
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(JSON.stringify(dataIn(html)), 'whole for hydration').toContain(JSON.stringify(HOSTILE).slice(1, -1))
    }
    expect(await htmlOf(`/praticiens/${slug}`)).toContain('$&amp; &lt;!--live-part--&gt;')
    await app.sql`update profiles set suspended_at = now() where id = ${person.id}`
  })

  test.each([
    'suspended_at = now()',
    'validated_at = null',
    'supervisor_id = null',
    "status_valid_until = '2020-01-01'",
  ])('nobody is shown once their row says %s', async (change) => {
    const { person, slug } = await createFreePractitioner()
    expect(await htmlOf('/praticiens')).toContain(`/praticiens/${slug}"`)
    await app.sql.unsafe(`update profiles set ${change} where id = '${person.id}'`)
    expect(await htmlOf('/praticiens')).not.toContain(`/praticiens/${slug}"`)
    const gone = await get(`/praticiens/${slug}`)
    expect(gone.status).toBe(410)
    const html = await gone.text()
    expect([html.includes('ne reçoit plus'), html.includes('Inès')]).toEqual([true, false])
  })

  test('a photo has a URL that works; one that visitors may not see has none', async () => {
    const { person, slug } = await createFreePractitioner()
    const token = await app.tokenOf(person)
    const path = `${person.id}/moi 1.png`
    const upload = await app.fetch(`/storage/v1/object/avatars/${encodeURI(path)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: new Uint8Array(await picture('png')),
    })
    expect(upload.status).toBe(200)
    const [, src = ''] = /<img src="([^"]+)"/.exec(await htmlOf(`/praticiens/${slug}`)) ?? []
    expect((await app.fetch(src.replaceAll('&amp;', '&'))).status).toBe(200)
    const { slug: other, person: without } = await createFreePractitioner()
    await app.sql`update profiles set avatar_path = 'x/nothing.png' where id = ${without.id}`
    expect(await htmlOf(`/praticiens/${other}`)).not.toContain('<img')
  })
})

test('addresses of nobody are not found; the sitemap lists who can be booked', async () => {
  const { slug } = await createFreePractitioner()
  const never = await get('/praticiens/personne-du-tout')
  const html = await never.text()
  expect([never.status, html.includes('Personne à cette adresse'), html.includes('noindex')]).toEqual([404, true, true])
  expect(await htmlOf('/sitemap.xml')).toContain(`<url><loc>${publicUrl}/praticiens/${slug}</loc></url>\n`)
})

test('a URL with filters or a chosen time is rendered by the browser, at once', async () => {
  const { slug } = await createFreePractitioner()
  for (const path of ['/praticiens?langue=de', `/praticiens/${slug}?slot=2026-11-18T13:00:00.000Z`]) {
    const answer = await get(path)
    const html = await answer.text()
    expect([answer.status, isDeferred(html), dataIn(html)], path).toEqual([200, false, null])
  }
  expect(isDeferred(await htmlOf('/praticiens?utm_source=x'))).toBe(true)
})

test('both pages open while the database is away, and start React at once', async () => {
  const { slug } = await createFreePractitioner()
  isDatabaseThere = false
  for (const path of ['/praticiens', `/praticiens/${slug}`]) {
    const answer = await get(path)
    const html = await answer.text()
    expect([answer.status, isDeferred(html), dataIn(html)], path).toEqual([200, false, null])
    expect(html).toContain('aria-busy="true"')
  }
  expect(await htmlOf('/sitemap.xml')).not.toContain('/praticiens/')
  isDatabaseThere = true
})
