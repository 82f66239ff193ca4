import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BRAND } from '#domain/constants.ts'
import { filterNames } from '#domain/directory/filters.ts'
import { LIVE_PAGES_FOLDER, LIVE_PAGES_MODULE, type LivePages } from '#domain/directory/live-pages.ts'
import { practitionerPageDescription, practitionerPageTitle } from '#domain/directory/page-description.ts'
import { CoalescingCache } from '../coalescing-cache.ts'
import type { Database } from '../db/database.ts'
import { ANONYMOUS } from '../db/identity.ts'
import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import type { Site } from './load-site.ts'
import { PhotoAddresses } from './photo-addresses.ts'
import { readDirectory, readPractitioner } from './read-practitioners.ts'
import type { StaticFile } from './static-file.ts'
import type { Head } from './with-head.ts'

const KEPT_MS = 60_000
/** Times are taken every minute, and somebody who stops must not be shown for long. */
const LIVE_MS = 10_000
const DIRECTORY = '/praticiens'
const PATH = /^\/praticiens\/([^/]+)$/

/** With one of these, the browser shows something else than the page holds: it renders the page at once. */
const PARAMETERS = [...filterNames, 'slot']

interface LivePage {
  file: StaticFile
  status: 200 | 404 | 410
}

type Pages = Pick<Site, 'screenCalled' | 'livePage'>
type PractitionersDatabase = Pick<Database, 'readAs' | 'asService'>

interface PractitionerPagesOptions {
  db: PractitionersDatabase
  log: Pick<Log, 'warn'>
  buildDirectory: string
  publicUrl: string
}

/**
 * The directory, and one page per practitioner, with the data of the moment (decision 0088): 404 for an unknown address,
 * 410 for a former practitioner. Random addresses are answered from memory.
 */
export class PractitionerPages {
  readonly #db: PractitionersDatabase
  readonly #publicUrl: string
  readonly #log: Pick<Log, 'warn'>
  /** Loaded with the first such page: React is of no use to other requests. */
  readonly #rendering: () => Promise<LivePages>
  readonly #photos: PhotoAddresses
  readonly #pages = new CoalescingCache<LivePage>(LIVE_MS)
  readonly #slugs = new CoalescingCache<ReadonlySet<string>>(KEPT_MS)
  readonly #sitemaps = new CoalescingCache<StaticFile>(KEPT_MS)
  #nobody: LivePage | undefined

  constructor({ db, log, buildDirectory, publicUrl }: PractitionerPagesOptions) {
    this.#db = db
    this.#log = log
    this.#publicUrl = publicUrl
    this.#photos = new PhotoAddresses(db)
    const rendering = pathToFileURL(join(buildDirectory, LIVE_PAGES_FOLDER, LIVE_PAGES_MODULE)).href
    this.#rendering = () => import(rendering)
  }

  /** Undefined for another address, or when the database does not answer: the page then has no name and no data. */
  async at({ pathname: path, searchParams }: URL, pages: Pages): Promise<LivePage | undefined> {
    const asksForMore = PARAMETERS.some((name) => searchParams.has(name))
    try {
      if (path === DIRECTORY && !asksForMore) return await this.#pages.get(this, path, () => this.#makeDirectory(pages))
      const slug = PATH.exec(path)?.[1]
      if (slug === undefined) return undefined
      const known = await this.#slugs.get(this, 'ever', () => this.#readSlugs(EVERY_SLUG))
      if (known.has(slug)) {
        const make = () => this.#makePractitioner(slug, pages, asksForMore)
        return await this.#pages.get(this, asksForMore ? `${path}?` : path, make)
      }
      this.#nobody ??= { file: pages.screenCalled(nobody), status: 404 }
      return this.#nobody
    } catch (error) {
      this.#log.warn('a practitioner page is served without its data', describeError(error))
      return undefined
    }
  }

  /** Sitemap with every bookable practitioner; undefined while the database does not answer. */
  async sitemap(withAddresses: (addresses: readonly string[]) => StaticFile): Promise<StaticFile | undefined> {
    const make = async () => {
      const slugs = await this.#slugs.get(this, 'free', () => this.#readSlugs(FREE_SLUGS))
      return withAddresses([...slugs].map((slug) => this.#addressOf(slug)))
    }
    return this.#sitemaps.get(this, 'all', make).catch(() => undefined)
  }

  async #makeDirectory({ livePage }: Pages): Promise<LivePage> {
    const [found, { renderDirectory }] = await Promise.all([readDirectory(this.#db), this.#rendering()])
    const photos = await this.#photos.of(found.people)
    return { file: livePage('directory', renderDirectory({ ...found, photos }, new Date())), status: 200 }
  }

  async #makePractitioner(slug: string, pages: Pages, isShell: boolean): Promise<LivePage> {
    const [found, { renderPractitioner }] = await Promise.all([readPractitioner(this.#db, slug), this.#rendering()])
    if (!found) return { file: pages.screenCalled(stopped), status: 410 }
    const { name, user_type: type, gender, specialties, languages, supervisor_name: supervisorName } = found.person
    const person = { name, type, gender, specialties, languages, supervisorName }
    const head = {
      title: `${practitionerPageTitle(person)} – ${BRAND}`,
      description: practitionerPageDescription(person),
      screen: SCREEN,
      canonical: this.#addressOf(slug),
    }
    if (isShell) return { file: pages.screenCalled(head), status: 200 }
    const photos = await this.#photos.of([found.person])
    return {
      file: pages.livePage('practitioner', renderPractitioner({ ...found, photos }, new Date()), head),
      status: 200,
    }
  }

  async #readSlugs(query: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.readAs<{ slug: string }>(ANONYMOUS, query, [])
    return new Set(rows.map(({ slug }) => slug))
  }

  #addressOf(slug: string): string {
    return `${this.#publicUrl}/praticiens/${slug}`
  }
}

const EVERY_SLUG = 'select slug from practitioner_slugs'
/** Limit of one sitemap, with room for the other pages. */
const FREE_SLUGS = "select slug from practitioner_openings where moment = 'any' order by slug limit 49000"

/** Name of the skeleton for public screens in the build. */
const SCREEN = 'open'

const nobody: Head = {
  screen: SCREEN,
  title: `Personne à cette adresse – ${BRAND}`,
  description: 'Cette adresse n’est celle de personne. Les personnes qui vous reçoivent sont dans la liste.',
}
const stopped: Head = {
  screen: SCREEN,
  title: `Cette personne ne reçoit plus pour le moment – ${BRAND}`,
  description: 'D’autres personnes peuvent vous écouter\u00A0: elles sont dans la liste.',
}
