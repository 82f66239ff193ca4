import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { SiteNotice } from '#domain/site/site-notices.ts'
import { builtPage } from '../../tests/support/built-page.ts'
import { NoticeStrip, withoutSample } from './notice-strip.ts'
import { compressAtStart, type StaticFile, staticFile } from './static-file.ts'

const built = builtPage('FAQ')
const fileOf = (text: string, type = 'text/html; charset=utf-8') => {
  const body = Buffer.from(text)
  return staticFile({ identity: body, ...compressAtStart(body) }, { 'content-type': type, 'x-kept': 'yes' })
}
const page = fileOf(withoutSample(built))
const textOf = (file: StaticFile) => Buffer.from(file.identity.body).toString('utf8')
const notice = (body: string): SiteNotice => ({
  id: 'a1',
  kind: 'announcement',
  body,
  until: '2026-11-20T08:00:00.000Z',
})

test('a page without notices is served as it is, and shows no sample', () => {
  const strip = new NoticeStrip(built, () => [])
  expect(strip.on(page)).toBe(page)
  expect(textOf(page)).not.toContain('%')
})

test('notices stand in the markup and in the data of the page, in every encoding', () => {
  const given = [
    { ...notice('Fin à 18 h.'), id: 'maintenance', kind: 'maintenance' as const },
    notice('Accueil fermé lundi.'),
  ]
  const written = new NoticeStrip(built, () => given).on(page)
  const html = textOf(written)
  expect(html).toContain('<div data-notice="maintenance" data-kind="maintenance"><p>Fin à 18 h.</p>')
  expect(html).toContain('<div data-notice="a1" data-kind="announcement"><p>Accueil fermé lundi.</p>')
  const [, json = ''] = /id="site-notices">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(given)
  expect(brotliDecompressSync(written.br?.body ?? '').toString()).toBe(html)
  expect(written.identity.headers['x-kept']).toBe('yes')
  expect(written.identity.headers['content-length']).toBe(String(Buffer.byteLength(html)))
  expect(written.identity.etag).not.toBe(page.identity.etag)
})

test('nothing in an announcement becomes markup, script or placeholder', () => {
  const hostile = '"><img src=x> </script><script>alert(1)</script> %kind% $1'
  const html = textOf(new NoticeStrip(built, () => [notice(hostile)]).on(page))
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<p>&quot;>&lt;img src=x> &lt;/script>&lt;script>alert(1)&lt;/script> %kind% $1</p>')
})

test('a page is written once while the notices stay, and again once they change or end', () => {
  let current = [notice('Un')]
  const strip = new NoticeStrip(built, () => current)
  const first = strip.on(page)
  current = [notice('Un')]
  expect(strip.on(page)).toBe(first)
  current = [notice('Deux')]
  expect(textOf(strip.on(page))).toContain('<p>Deux</p>')
  current = []
  expect(strip.on(page)).toBe(page)
})

test('files that are no pages stay as they are', () => {
  const script = fileOf('[]', 'text/javascript')
  expect(new NoticeStrip(built, () => [notice('Un')]).on(script)).toBe(script)
})

test('a build without a place for notices is refused', () => {
  expect(() => withoutSample('<html></html>')).toThrow('npm run build')
})
