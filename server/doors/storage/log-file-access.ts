import type { Database } from '../../db/database.ts'
import type { Identity } from '../../db/identity.ts'
import type { StoredObject } from './objects.ts'

/** Logs in the owners' access logs that somebody else opened their files, in the buckets that require it. */
export async function logFileAccess(
  db: Database,
  { sub }: Identity,
  objects: readonly Pick<StoredObject, 'owner' | 'bucket_id'>[],
): Promise<void> {
  const opened = objects.filter(({ owner }) => sub && owner && owner !== sub)
  if (opened.length === 0) return
  const owners = opened.map(({ owner }) => owner)
  const buckets = opened.map(({ bucket_id: bucket }) => bucket)
  await db.asService(
    (sql) => sql`
      insert into access_log (user_id, act)
      select opened.owner, 'document-read-by-team'
      from unnest(${owners}::uuid[], ${buckets}::text[]) as opened (owner, bucket_id)
      join storage.buckets b on b.id = opened.bucket_id and b.notes_reads`,
  )
}
