import { CoalescingCache } from '../coalescing-cache.ts'
import type { Database } from '../db/database.ts'
import { signStorageToken } from '../storage-tokens.ts'

const VALID_SECONDS = 24 * 60 * 60
/** The same URL for a while, so that browsers keep the photo. */
const KEPT_MS = 60 * 60 * 1000

/** Signed URLs of the photos of bookable practitioners, which everybody may see (`db/policies/account/storage.objects.sql`). */
export class PhotoAddresses {
  readonly #db: Pick<Database, 'asService'>
  readonly #addresses = new CoalescingCache<string>(KEPT_MS)

  constructor(db: Pick<Database, 'asService'>) {
    this.#db = db
  }

  async of(people: readonly { avatar_path: string | null }[]): Promise<Record<string, string>> {
    const paths = people.flatMap(({ avatar_path: path }) => (path === null ? [] : [path]))
    const signed = paths.map(async (path) => [path, await this.#addresses.get(this, path, () => this.#sign(path))])
    return Object.fromEntries(await Promise.all(signed))
  }

  async #sign(path: string): Promise<string> {
    const url = `avatars/${path}`
    const validity = { now: new Date(), expiresIn: VALID_SECONDS }
    const token = await this.#db.asService((sql) => signStorageToken(sql, { act: 'download', url }, validity))
    return `/storage/v1/object/sign/${encodeURI(url)}?token=${token}`
  }
}
