import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { findBucket } from './buckets.ts'
import { recognise } from './content/recognise.ts'
import { identityOf } from './identity-of.ts'
import { keyInPath, normaliseName } from './object-key.ts'
import { findObject, forbiddenAsEmpty, objectColumns, presentObject, type StoredObject } from './objects.ts'
import { readJson } from './read-json.ts'
import { StorageError } from './storage-error.ts'
import { assertMayWrite, storeObject } from './store-object.ts'
import type { UploadSemaphore } from './upload-semaphore.ts'

const FILES_MAX = 1000
const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(FILES_MAX) })
const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

type Handler = (c: Context<HonoEnv>) => Promise<Response>

/** `GET /object/info/…`. */
export function info(deps: Deps): Handler {
  return async (c) => {
    const object = await findObject(deps.db, await identityOf(c, deps), keyInPath(c.req.url, '/info/'))
    return c.json({
      id: object.id,
      name: object.name,
      version: object.version,
      bucket_id: object.bucket_id,
      size: object.size,
      content_type: object.mimetype,
      cache_control: object.cache_control,
      etag: object.etag,
      metadata: object.user_metadata,
      last_modified: object.updated_at,
      created_at: object.created_at,
    })
  }
}

/** `DELETE /object/<bucket>`: returns the deleted files; missing ones are left out. */
export function remove(deps: Deps): Handler {
  return async (c) => {
    const names = (await readJson(c, removeBody)).prefixes.map(normaliseName)
    const bucket = c.req.param('bucket') ?? ''
    const identity = await identityOf(c, deps)
    const removed = await deps.db
      .asUser(
        identity,
        (sql) => sql<StoredObject[]>`
          delete from storage.objects where bucket_id = ${bucket} and name = any(${names})
          returning ${sql.unsafe(objectColumns)}`,
      )
      .catch(forbiddenAsEmpty)
    return c.json(removed.map(presentObject))
  }
}

/** `POST /object/move`. */
export function move(deps: Deps): Handler {
  return async (c) => {
    const { source, destination } = await readMove(c)
    const identity = await identityOf(c, deps)
    await findObject(deps.db, identity, source)
    await findBucket(deps.db, destination.bucket)
    const moved = await deps.db.asUser(
      identity,
      (sql) => sql`
        update storage.objects
        set bucket_id = ${destination.bucket}, name = ${destination.name}, updated_at = ${deps.clock()}
        where bucket_id = ${source.bucket} and name = ${source.name} returning id`,
    )
    if (moved.count === 0) throw new StorageError('AccessDenied')
    return c.json({ message: 'Successfully moved' })
  }
}

/** `POST /object/copy`: an upload from our own files. */
export function copy(deps: Deps, turns: UploadSemaphore): Handler {
  return async (c) => {
    const { source, destination } = await readMove(c)
    const identity = await identityOf(c, deps)
    const object = await findObject(deps.db, identity, source)
    const bucket = await findBucket(deps.db, destination.bucket)
    const writing = {
      identity,
      key: destination,
      mode: c.req.header('x-upsert') === 'true' ? 'upsert' : 'insert',
    } as const
    await assertMayWrite(deps, writing)
    return turns.take(identity.sub ?? null, async () => {
      const bytes = await deps.files.read(object.version)
      const type = bytes && recognise(bytes)
      if (!bytes || !type) throw new StorageError('NoSuchKey')
      if (!bucket.allowed_mime_types.includes(type)) throw new StorageError('InvalidMimeType')
      const id = await storeObject(deps, writing, {
        content: { bytes, type, etag: object.etag },
        cacheControl: object.cache_control,
        metadata: object.user_metadata,
      })
      return c.json({ Key: `${destination.bucket}/${destination.name}`, Id: id })
    })
  }
}

async function readMove(c: Context<HonoEnv>) {
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = await readJson(c, moveBody)
  return {
    source: { bucket: bucketId, name: normaliseName(sourceKey) },
    destination: { bucket: destinationBucket, name: normaliseName(destinationKey) },
  }
}
