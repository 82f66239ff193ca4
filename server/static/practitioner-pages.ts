import { BRAND } from '#domain/constants.ts'
import { practitionerPageDescription, practitionerPageTitle } from '#domain/directory/page-description.ts'
import { CoalescingCache } from '../coalescing-cache.ts'
import type { Database } from '../db/database.ts'
import { ANONYMOUS } from '../db/identity.ts'
import type { StaticFile } from './static-file.ts'
import type { Head } from './with-head.ts'

/** Cache time. */
const KEPT_MS = 60_000
const PATH = /^\/praticiens\/([^/]+)$/

export interface LivePage {
  file: StaticFile
  status: 200 | 404 | 410
}

type PageOf = (head: Head) => StaticFile

/**
 * One page per practitioner, with their name: 404 for an unknown address, 410 for a former practitioner. Random
 * addresses are answered from memory.
 */
export class PractitionerPages {
  readonly #db: Pick<Database, 'readAs'>
  readonly #publicUrl: string
  readonly #pages = new CoalescingCache<LivePage>(KEPT_MS)
  readonly #slugs = new CoalescingCache<ReadonlySet<string>>(KEPT_MS)
  readonly #sitemaps = new CoalescingCache<StaticFile>(KEPT_MS)
  #nobody: LivePage | undefined

  constructor(db: Pick<Database, 'readAs'>, publicUrl: string) {
    this.#db = db
    this.#publicUrl = publicUrl
  }

  /** Undefined for another address, or when the database does not answer: the page then has no name. */
  async at(path: string, pageOf: PageOf): Promise<LivePage | undefined> {
    const slug = PATH.exec(path)?.[1]
    if (slug === undefined) return undefined
    try {
      const known = await this.#slugs.get(this, 'ever', () => this.#readSlugs(EVERY_SLUG))
      if (known.has(slug)) return await this.#pages.get(this, slug, () => this.#make(slug, pageOf))
      this.#nobody ??= { file: pageOf(nobody), status: 404 }
      return this.#nobody
    } catch {
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

  async #make(slug: string, pageOf: PageOf): Promise<LivePage> {
    const [person] = await this.#db.readAs<Person>(ANONYMOUS, PERSON, [slug])
    if (!person) return { file: pageOf(stopped), status: 410 }
    const head = {
      title: `${practitionerPageTitle(person)} – ${BRAND}`,
      description: practitionerPageDescription(person),
      screen: SCREEN,
      canonical: this.#addressOf(slug),
    }
    return { file: pageOf(head), status: 200 }
  }

  async #readSlugs(query: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.readAs<{ slug: string }>(ANONYMOUS, query, [])
    return new Set(rows.map(({ slug }) => slug))
  }

  #addressOf(slug: string): string {
    return `${this.#publicUrl}/praticiens/${slug}`
  }
}

interface Person {
  name: string
  type: string
  gender: string | null
  specialties: string[]
  languages: string[]
  supervisorName: string | null
}

const EVERY_SLUG = 'select slug from practitioner_slugs'
/** Limit of one sitemap, with room for the other pages. */
const FREE_SLUGS = "select slug from practitioner_openings where moment = 'any' order by slug limit 49000"
const PERSON = `select name, user_type as type, gender, specialties, languages, supervisor_name as "supervisorName"
  from practitioners where slug = $1`

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
