import type { Database } from '../../db/database.ts'
import { SERVICE } from '../../db/identity.ts'
import { StorageError } from './storage-error.ts'

/** A row of storage.buckets. */
export interface Bucket {
  id: string
  public: boolean
  file_size_limit: number
  allowed_mime_types: string[]
  image_max_side: number
  created_at: Date
  updated_at: Date
}

export async function findBucket(db: Database, id: string): Promise<Bucket> {
  const [bucket] = await db.readAs<Bucket>(
    SERVICE,
    `select id, public, file_size_limit::float8, allowed_mime_types, image_max_side, created_at, updated_at
     from storage.buckets where id = $1`,
    [id],
  )
  if (!bucket) throw new StorageError('NoSuchBucket')
  return bucket
}
