import type { Database } from '../../db/database.ts'
import type { Identity } from '../../db/identity.ts'
import type { ObjectKey } from './object-key.ts'
import type { Metadata } from './read-upload.ts'
import { StorageError } from './storage-error.ts'

/** A row of storage.objects. */
export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  version: string
  size: number
  mimetype: string
  etag: string
  cache_control: string
  user_metadata: Metadata
  created_at: Date
  updated_at: Date
}

export const objectColumns = `id, bucket_id, name, owner, version, size::float8 as size, mimetype, etag, cache_control,
  user_metadata, created_at, updated_at`

/** Finds the file if the caller may see it; otherwise answers as if it did not exist. */
export async function findObject(db: Database, identity: Identity, { bucket, name }: ObjectKey): Promise<StoredObject> {
  const [object] = await findObjects(db, identity, { bucket, names: [name] })
  if (!object) throw new StorageError('NoSuchKey')
  return object
}

/** Those of the files that the caller may see, in any order. */
export function findObjects(
  db: Database,
  identity: Identity,
  { bucket, names }: { bucket: string; names: readonly string[] },
): Promise<StoredObject[]> {
  const query = `select ${objectColumns} from storage.objects where bucket_id = $1 and name = any($2::text[])`
  return db.readAs<StoredObject>(identity, query, [bucket, names]).catch(forbiddenAsEmpty)
}

/** A visitor has no right to the table, which must look the same as a missing file. */
export function forbiddenAsEmpty(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === '42501') return []
  throw error
}

/** Format of an entry in `list` and `remove` of the official client. */
export function presentObject(object: StoredObject) {
  const { version: _ours, size, mimetype, etag, cache_control: cacheControl, user_metadata, ...shown } = object
  return {
    ...shown,
    last_accessed_at: object.updated_at,
    metadata: {
      size,
      mimetype,
      eTag: etag,
      cacheControl,
      lastModified: object.updated_at,
      contentLength: size,
      httpStatusCode: 200,
    },
    user_metadata,
  }
}
