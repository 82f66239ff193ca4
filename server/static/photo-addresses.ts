import { CoalescingCache } from '../coalescing-cache.ts'
import type { Database } from '../db/database.ts'
import { ANONYMOUS } from '../db/identity.ts'
import { signStorageToken } from '../storage-tokens.ts'

const VALID_SECONDS = 24 * 60 * 60
/** The same URL for a while, so that browsers keep the photo. */
const KEPT_MS = 60 * 60 * 1000

type PhotosDatabase = Pick<Database, 'readAs' | 'asService'>

/** Signed URLs of photos that every visitor may see, by their path in storage. */
export class PhotoAddresses {
  readonly #db: PhotosDatabase
  readonly #addresses = new CoalescingCache<string>(KEPT_MS)

  constructor(db: PhotosDatabase) {
    this.#db = db
  }

  async of(people: readonly { avatar_path: string | null }[]): Promise<Record<string, string>> {
    const paths = people.flatMap(({ avatar_path: path }) => (path === null ? [] : [path]))
    if (paths.length === 0) return {}
    const visible = await this.#db.readAs<{ name: string }>(ANONYMOUS, VISIBLE, [paths])
    const signed = visible.map(async ({ name }) => [
      name,
      await this.#addresses.get(this, name, () => this.#sign(name)),
    ])
    return Object.fromEntries(await Promise.all(signed))
  }

  async #sign(path: string): Promise<string> {
    const url = `avatars/${path}`
    const validity = { now: new Date(), expiresIn: VALID_SECONDS }
    const token = await this.#db.asService((sql) => signStorageToken(sql, { act: 'download', url }, validity))
    return `/storage/v1/object/sign/${encodeURI(url)}?token=${token}`
  }
}

const VISIBLE = "select name from storage.objects where bucket_id = 'avatars' and name = any($1::text[])"
