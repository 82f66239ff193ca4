import type { Database } from '../../db/database.ts'
import type { Identity } from '../../db/identity.ts'
import type { StoredObject } from './objects.ts'

/** Logs in the owner's access log that somebody else opened their file, if the bucket requires it. */
export async function logFileAccess(
  db: Database,
  { sub }: Identity,
  { owner, bucket_id }: StoredObject,
): Promise<void> {
  if (!sub || !owner || sub === owner) return
  await db.asService(
    (sql) => sql`
      insert into access_log (user_id, act)
      select ${owner}, 'document-read-by-team' from storage.buckets where id = ${bucket_id} and notes_reads`,
  )
}
