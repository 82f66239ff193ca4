import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { findBucket } from './buckets.ts'
import { identityOf } from './identity-of.ts'
import { forbiddenAsEmpty, presentObject, type StoredObject } from './objects.ts'
import { readJson } from './read-json.ts'

const FILES_MAX = 1000

const body = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(FILES_MAX).default(100),
  offset: z.number().int().min(0).max(1_000_000_000).default(0),
  search: z.string().max(1024).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

type Entry = StoredObject & { entry: string; is_folder: boolean }

const sortColumns = {
  name: 'entry',
  created_at: 'created_at',
  updated_at: 'updated_at',
  last_accessed_at: 'updated_at',
}

/** `POST /object/list/<bucket>`: files of one folder, and each subfolder once. */
export function list(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { prefix, limit, offset, search, sortBy } = await readJson(c, body)
    const bucket = c.req.param('bucket') ?? ''
    await findBucket(deps.db, bucket)
    const folder = prefix.replace(/^\/+|\/+$/g, '')
    const inFolder = folder === '' ? '' : `${folder}/`
    const entries = await deps.db
      .readAs<Entry>(await identityOf(c, deps), queryOf(sortBy), [bucket, inFolder, search, limit, offset])
      .catch(forbiddenAsEmpty)
    return c.json(entries.map(presentEntry))
  }
}

function queryOf({ column, order }: z.infer<typeof body>['sortBy']): string {
  return `
    select * from (
      select distinct on (entry, is_folder) entry, is_folder, id, bucket_id, name, owner, version, size::float8 as size,
        mimetype, etag, cache_control, user_metadata, created_at, updated_at
      from (
        select o.*, split_part(rest, '/', 1) as entry, strpos(rest, '/') > 0 as is_folder
        from storage.objects o, lateral (select substr(o.name, length($2) + 1) as rest) as inside
        where o.bucket_id = $1 and starts_with(o.name, $2)
      ) as inside
      where strpos(lower(entry), lower($3)) > 0
      order by entry, is_folder, name
    ) as entries
    order by ${sortColumns[column]} ${order}, entry limit $4 offset $5`
}

function presentEntry({ entry, is_folder: isFolder, ...object }: Entry) {
  if (!isFolder) return { ...presentObject(object), name: entry }
  return { name: entry, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
}
