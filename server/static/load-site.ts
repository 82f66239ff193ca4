import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { headersOfFile, headersOfPage } from './security-headers.ts'
import { compressAtStart, type StaticFile, staticFile } from './static-file.ts'

/** Written into pages at build time, when nobody knows yet under which address they will be served. */
const ORIGIN_STAND_IN = 'https://origin.invalid'
const HOME_FILE = 'index.html'
/** As the page is built, and as a demonstration shows it. */
const BUILT_CLAIM = 'Plus de 1000 personnes'
const FALLBACK_FILE = '__spa-fallback.html'
const NOT_FOUND_PATH = '/404'

export type SiteOptions = {
  /** The folder that `npm run build` writes. */
  buildDirectory: string
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  isDemo: boolean
  /** Whether people pay in Stripe's own card fields. */
  hasStripe: boolean
  /** How many people joined this month; a demonstration claims what the specification says instead. */
  countNewcomers: () => Promise<number>
}

export type Site = {
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  /** The home page that claims so many newcomers. */
  homeWithClaim: (newcomers: number) => Promise<StaticFile>
  /** The empty page from which the browser draws screens that are not rendered at build time. */
  fallback: StaticFile
  /** Matches the addresses of those screens. */
  isClientRoute: (path: string) => boolean
}

/** Reads the whole built site into memory: nothing outside it can ever be named by a request. */
export async function loadSite(options: SiteOptions): Promise<Site> {
  const directory = join(options.buildDirectory, 'client')
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const files = new Map(
    await Promise.all(names.map(async (name) => [addressOf(name), await load(directory, name, options)] as const)),
  )
  const patterns: unknown = JSON.parse(await readFile(join(options.buildDirectory, 'client-routes.json'), 'utf8'))
  return {
    files,
    homeWithClaim: (newcomers) => load(directory, HOME_FILE, options, newcomers),
    notFound: takeOut(files, NOT_FOUND_PATH),
    fallback: takeOut(files, addressOf(FALLBACK_FILE)),
    isClientRoute: matcherOf(patterns),
  }
}

function addressOf(name: string): string {
  return name === HOME_FILE ? '/' : `/${name.replace(/\/index\.html$/, '')}`
}

async function load(directory: string, name: string, options: SiteOptions, newcomers?: number): Promise<StaticFile> {
  const isHttps = options.publicUrl.startsWith('https:')
  const raw = await readFile(join(directory, name))
  const common = { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) }
  if (/\.(html|xml|txt)$/.test(name)) {
    const finished = finish(raw.toString('utf8'), options)
    const text = newcomers === undefined ? finished : claim(finished, newcomers)
    const body = Buffer.from(text)
    const headers = name.endsWith('.html')
      ? headersOfPage(text, { isHttps, hasStripe: options.hasStripe })
      : headersOfFile(isHttps)
    return staticFile({ identity: body, ...(await compressAtStart(body)) }, { ...common, ...headers })
  }
  const [br, gzip] = await Promise.all([
    readIfThere(join(directory, `${name}.br`)),
    readIfThere(join(directory, `${name}.gz`)),
  ])
  return staticFile(
    { identity: raw, ...(br && { br }), ...(gzip && { gzip }) },
    { ...common, ...headersOfFile(isHttps) },
  )
}

/** Names under /assets carry a hash of their content; everything else is asked for again, and answered 304 when unchanged. */
function cacheControlOf(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function finish(text: string, { publicUrl, isDemo }: SiteOptions): string {
  const addressed = text.replaceAll(ORIGIN_STAND_IN, publicUrl)
  return isDemo ? addressed.replace('<html lang="fr"', '<html lang="fr" data-demo=""') : addressed
}

function claim(home: string, newcomers: number): string {
  if (!home.includes(BUILT_CLAIM)) throw new Error(`The built home page does not say “${BUILT_CLAIM}”`)
  return home
    .replace('<html lang="fr"', '<html lang="fr" data-newcomers=""')
    .replace(BUILT_CLAIM, `Plus de ${newcomers} personnes`)
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined)
}

/** These two answer for other addresses, never for their own. */
function takeOut(files: Map<string, StaticFile>, address: string): StaticFile {
  const file = files.get(address)
  files.delete(address)
  if (!file) throw new Error(`The built site has no ${address}: run "npm run build"`)
  return file
}

function matcherOf(patterns: unknown): (path: string) => boolean {
  if (!Array.isArray(patterns)) throw new Error('client-routes.json holds no list: run "npm run build"')
  const sources = patterns.map((pattern) => String(pattern).replace(/:[^/]+/g, '[^/]+'))
  const anyOf = new RegExp(`^(${sources.join('|')})$`)
  return (path) => anyOf.test(path)
}
