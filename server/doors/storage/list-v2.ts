import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { findBucket } from './buckets.ts'
import { identityOf } from './identity-of.ts'
import { forbiddenAsEmpty, objectColumns, presentObject, type StoredObject } from './objects.ts'
import { readJson } from './read-json.ts'

const FILES_MAX = 1000

const body = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(FILES_MAX).default(FILES_MAX),
  /** Number of entries read so far, as returned by this endpoint. */
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'cursor is not one of ours')
    .nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

type Entry = StoredObject & { folder: string | null }

/** `POST /object/list-v2/<bucket>`: all files under a prefix, paginated; with a delimiter, each folder once. */
export function listV2(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { prefix, limit, cursor, with_delimiter: isGrouped, sortBy } = await readJson(c, body)
    const bucket = c.req.param('bucket') ?? ''
    await findBucket(deps.db, bucket)
    const offset = Number(cursor ?? 0)
    const parameters = [bucket, prefix, isGrouped, limit + 1, offset]
    const found = await deps.db
      .readAs<Entry>(await identityOf(c, deps), queryOf(sortBy), parameters)
      .catch(forbiddenAsEmpty)
    const entries: Entry[] = found.slice(0, limit)
    const hasNext = found.length > limit
    return c.json({
      hasNext,
      folders: entries.flatMap(({ folder }) => (folder === null ? [] : [{ name: folder, key: folder }])),
      objects: entries.flatMap(({ folder, ...object }) =>
        folder === null ? [{ ...presentObject(object), key: object.name }] : [],
      ),
      ...(hasNext && { nextCursor: String(offset + limit) }),
    })
  }
}

function queryOf({ column, order }: z.infer<typeof body>['sortBy']): string {
  return `
    select ${objectColumns}, folder from (
      select distinct on (coalesce(folder, name)) * from (
        select o.*, case when $3::boolean and strpos(rest, '/') > 0
          then $2 || split_part(rest, '/', 1) || '/' end as folder
        from storage.objects o, lateral (select substr(o.name, length($2) + 1) as rest) as inside
        where o.bucket_id = $1 and starts_with(o.name, $2)
      ) as inside order by coalesce(folder, name), name
    ) as entries
    order by ${column === 'name' ? 'coalesce(folder, name)' : column} ${order}, coalesce(folder, name) limit $4 offset $5`
}
