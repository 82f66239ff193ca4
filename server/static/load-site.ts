import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { embeddedJson } from '#domain/data-element.ts'
import { LIVE_PAGES_FOLDER, LIVE_PART, type LivePageName, type RenderedPart } from '#domain/directory/live-pages.ts'
import { NO_PAGE_DATA_JSON, pageDataElement } from '#domain/page-data.ts'
import { type PublicSettings, settingsElement, UNKNOWN_SETTINGS_JSON } from '#domain/public-settings.ts'
import type { SiteNotice } from '#domain/site/site-notices.ts'
import { createClientScreens } from './client-screens.ts'
import { contentTypeOf } from './content-types.ts'
import { NoticeStrip, withoutSample } from './notice-strip.ts'
import { headersOfFile, headersOfPage } from './security-headers.ts'
import { compressAtStart, keepCompressedOnly, type StaticFile, staticFile } from './static-file.ts'
import { type Head, withHead, withOtherHead } from './with-head.ts'

/** Placeholder written into pages at build time, when the public URL is not known yet. */
const ORIGIN_STAND_IN = 'https://origin.invalid'
const HOME_FILE = 'index.html'
/** Text in the build, and in a demonstration. */
const BUILT_CLAIM = 'Plus de 1000 personnes'
/** Such as invented testimonials, which would deceive the visitors of a real service. */
const DEMO_ONLY = /<article data-demo-only="">.*?<\/article>/gs
const FALLBACK_FILE = '__spa-fallback.html'
const NOT_FOUND_PATH = '/404'
const SITEMAP_FILE = 'sitemap.xml'

export type SiteOptions = {
  /** Output folder of `npm run build`. */
  buildDirectory: string
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string
  settings: PublicSettings
  /** Notices on top of every page, at this moment. */
  notices?: () => readonly SiteNotice[]
}

export type Site = {
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  /** Home page with this number of newcomers. */
  homeWithClaim: (newcomers: number) => StaticFile
  /** Shell page of a client-rendered screen. */
  clientScreenAt: (path: string) => StaticFile | undefined
  /** Same with a title found at request time. */
  screenCalled: (head: Head) => StaticFile
  /** Page with a part that was rendered from live data. */
  livePage: (name: LivePageName, part: RenderedPart, head?: Head) => StaticFile
  sitemapWith: (addresses: readonly string[]) => StaticFile
  /** The same page with the notices of this moment. */
  withNotices: (file: StaticFile) => StaticFile
}

/**
 * Reads the whole built site into memory, so that a request can never name a file outside of it
 * (path traversal). Sequentially, before requests are served: in parallel it takes as long, and five
 * times the memory, which is never returned.
 */
export function loadSite(options: SiteOptions): Site {
  const directory = join(options.buildDirectory, 'client')
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const encoded = new Set(names.filter((name) => /\.(br|gz)$/.test(name)))
  const read = (name: string) => readFileSync(join(directory, name))
  const open = (name: string) =>
    /\.(html|xml|txt)$/.test(name)
      ? pageOf(name, read(name).toString('utf8'), options)
      : fileOf(name, read, encoded, options)
  const files = new Map(names.filter((name) => !encoded.has(name)).map((name) => [addressOf(name), open(name)]))
  // Kept in memory, because a build replaced under a running server references scripts that this one does not have.
  const home = read(HOME_FILE)
  const sitemap = read(SITEMAP_FILE).toString('utf8')
  takeOut(files, addressOf(FALLBACK_FILE))
  const shell = read(FALLBACK_FILE).toString('utf8')
  const screens: unknown = JSON.parse(readFileSync(join(options.buildDirectory, 'client-routes.json'), 'utf8'))
  const readLive = (name: LivePageName) =>
    readFileSync(join(options.buildDirectory, LIVE_PAGES_FOLDER, `${name}.html`), 'utf8')
  const live = { directory: readLive('directory'), practitioner: readLive('practitioner') }
  const strip = new NoticeStrip(shell, options.notices ?? (() => []))
  return {
    files,
    withNotices: (file) => strip.on(file),
    homeWithClaim: (newcomers) => pageOf(HOME_FILE, claim(home.toString('utf8'), newcomers), options),
    notFound: takeOut(files, NOT_FOUND_PATH),
    screenCalled: (head) => pageOf(FALLBACK_FILE, withHead(shell, head), options),
    livePage: (name, part, head) =>
      pageOf(FALLBACK_FILE, withPart(head ? withOtherHead(live[name], head) : live[name], part), options),
    sitemapWith: (addresses) => pageOf(SITEMAP_FILE, withAddresses(sitemap, addresses), options),
    clientScreenAt: createClientScreens(screens, shell, (html, needs) => pageOf(FALLBACK_FILE, html, options, needs)),
  }
}

function addressOf(name: string): string {
  return name === HOME_FILE ? '/' : `/${name.replace(/\/index\.html$/, '')}`
}

function pageOf(name: string, built: string, options: SiteOptions, { isRoom } = { isRoom: false }): StaticFile {
  const { publicUrl } = options
  if (name.endsWith('.html') && !built.includes(settingsElement(UNKNOWN_SETTINGS_JSON)))
    throw new Error(`The built page ${name} has no place for the settings: run "npm run build"`)
  const isPage = name.endsWith('.html')
  const text = finish(isPage ? withoutSample(built) : built, options)
  const body = Buffer.from(text)
  const headers = isPage
    ? headersOfPage(text, {
        publicUrl,
        isRoom,
        hasStripe: options.settings.payment.provider === 'stripe',
        isDemo: options.settings.isDemo,
      })
    : headersOfFile(publicUrl)
  const file = staticFile({ identity: body, ...compressAtStart(body) }, { ...commonHeaders(name), ...headers })
  // Monitoring requests the home page without compression.
  return name === HOME_FILE ? file : keepCompressedOnly(file)
}

function fileOf(
  name: string,
  read: (name: string) => Buffer<ArrayBuffer>,
  encoded: ReadonlySet<string>,
  { publicUrl }: SiteOptions,
): StaticFile {
  const file = staticFile(
    {
      identity: read(name),
      ...(encoded.has(`${name}.br`) && { br: read(`${name}.br`) }),
      ...(encoded.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
    },
    { ...commonHeaders(name), ...headersOfFile(publicUrl) },
  )
  return keepCompressedOnly(file)
}

function commonHeaders(name: string): Record<string, string> {
  return { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) }
}

/** File names under /assets contain a content hash; everything else is revalidated, with 304 when unchanged. */
function cacheControlOf(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function finish(text: string, { publicUrl, settings }: SiteOptions): string {
  const addressed = text
    .replaceAll(ORIGIN_STAND_IN, publicUrl)
    .replace(settingsElement(UNKNOWN_SETTINGS_JSON), () => settingsElement(embeddedJson(settings)))
  return settings.isDemo
    ? addressed.replace('<html lang="fr"', '<html lang="fr" data-demo=""')
    : addressed.replaceAll(DEMO_ONLY, '')
}

function claim(home: string, newcomers: number): string {
  if (!home.includes(BUILT_CLAIM)) throw new Error(`The built home page does not say “${BUILT_CLAIM}”`)
  return home
    .replace('<html lang="fr"', '<html lang="fr" data-newcomers=""')
    .replace(BUILT_CLAIM, `Plus de ${newcomers} personnes`)
}

function withPart(page: string, { html, data }: RenderedPart): string {
  return page
    .replace(pageDataElement(NO_PAGE_DATA_JSON), () => pageDataElement(embeddedJson(data)))
    .replace(LIVE_PART, () => html)
}

function withAddresses(sitemap: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`)
  return sitemap.replace('</urlset>', () => `${urls.join('')}</urlset>`)
}

/** These two are served at other addresses, never at their own. */
function takeOut(files: Map<string, StaticFile>, address: string): StaticFile {
  const file = files.get(address)
  files.delete(address)
  if (!file) throw new Error(`The built site has no ${address}: run "npm run build"`)
  return file
}
