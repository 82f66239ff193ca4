import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { type Bucket, findBucket } from './buckets.ts'
import { identityOf } from './identity-of.ts'
import { readJson } from './read-json.ts'
import { StorageError } from './storage-error.ts'

const contentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/**
 * Number of bytes, or a size such as `20mb`. Values above UPLOAD_MAX_BYTES are stored as given; the smaller limit applies.
 */
const fileSizeLimit = z
  .union([z.number(), z.string()], 'file_size_limit must be a number of bytes or a size such as 20MB')
  .transform((given, context) => {
    const bytes = bytesIn(String(given))
    if (bytes !== undefined && bytes >= 1 && Number.isSafeInteger(bytes)) return bytes
    context.addIssue('file_size_limit must be a number of bytes or a size such as 20MB')
    return z.NEVER
  })

const changes = z.object({
  public: z.boolean().optional(),
  file_size_limit: fileSizeLimit.nullish(),
  allowed_mime_types: z.array(z.enum(contentTypes)).nullish(),
})
const newBucket = changes.extend({ id: z.string().regex(/^[a-z][a-z0-9-]{1,62}$/) })

/** Defaults for a bucket created by the operator. */
const DEFAULTS = { image_max_side: 2048, files_per_owner: 100 }

/** `/bucket`: for the operator only, with the service key. */
export function bucketRoutes(deps: Deps): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()
  const { db } = deps

  routes.use(async (c, next) => {
    if ((await identityOf(c, deps)).role !== 'service_role') throw new StorageError('AccessDenied')
    await next()
  })

  routes.get('/', async (c) => {
    const rows = await db.asService((sql) => sql<{ id: string }[]>`select id from storage.buckets order by id`)
    return c.json(await Promise.all(rows.map(async ({ id }) => present(await findBucket(db, id)))))
  })
  routes.get('/:bucket', async (c) => c.json(present(await find(c))))
  routes.post('/', async (c) => {
    const { id, ...given } = await readJson(c, newBucket)
    const row = {
      id,
      public: given.public ?? false,
      file_size_limit: given.file_size_limit ?? UPLOAD_MAX_BYTES,
      allowed_mime_types: given.allowed_mime_types ?? [...contentTypes],
      ...DEFAULTS,
    }
    await db.asService((sql) => sql`insert into storage.buckets ${sql(row)}`)
    return c.json({ name: id })
  })
  routes.put('/:bucket', async (c) => {
    const given = await readJson(c, changes)
    const { id, ...bucket } = await find(c)
    await db.asService(
      (sql) => sql`update storage.buckets set public = ${given.public ?? bucket.public},
        file_size_limit = ${given.file_size_limit ?? bucket.file_size_limit},
        allowed_mime_types = ${given.allowed_mime_types ?? bucket.allowed_mime_types}, updated_at = ${deps.clock()}
        where id = ${id}`,
    )
    return c.json({ message: 'Successfully updated' })
  })
  routes.delete('/:bucket', async (c) => {
    const { id } = await find(c)
    const deleted = await db.asService(
      (sql) => sql`delete from storage.buckets b where id = ${id}
        and not exists (select from storage.objects o where o.bucket_id = b.id)`,
    )
    if (deleted.count === 0) throw new StorageError('BucketNotEmpty')
    return c.json({ message: 'Successfully deleted' })
  })
  routes.post('/:bucket/empty', async (c) => {
    const { id } = await find(c)
    await db.asService((sql) => sql`delete from storage.objects where bucket_id = ${id}`)
    return c.json({ message: 'Successfully emptied' })
  })

  function find(c: Context): Promise<Bucket> {
    return findBucket(db, c.req.param('bucket') ?? '')
  }
  return routes
}

const UNITS = { '': 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 }

function bytesIn(size: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i.exec(size.trim()) ?? []
  return amount === undefined ? undefined : Math.floor(Number(amount) * UNITS[unit.toLowerCase() as keyof typeof UNITS])
}

function present({ image_max_side: _ours, ...bucket }: Bucket) {
  return { ...bucket, name: bucket.id, owner: '', type: 'STANDARD' }
}
