import { randomUUID } from 'node:crypto'
import type { Identity } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import type { ObjectKey } from './object-key.ts'
import type { Metadata, Upload } from './read-upload.ts'
import { StorageError } from './storage-error.ts'

/** `insert` refuses to replace, `update` refuses to create, `upsert` does either. */
type WriteMode = 'insert' | 'update' | 'upsert'

export interface Writing {
  identity: Identity
  key: ObjectKey
  mode: WriteMode
  /** Owner of the file, when different from the writer. */
  owner?: string | null
}

type Row = Record<'version' | 'mimetype' | 'etag' | 'cache_control', string> & {
  size: number
  user_metadata: Metadata
  updated_at: Date
}

/** Longer than any upload takes. */
const UPLOAD_HOURS_MAX = 1

class TakenBack extends Error {}

/** Checks the rights before reading the body: tries the write as the caller and rolls it back. */
export async function assertMayWrite({ db, clock }: Deps, writing: Writing): Promise<void> {
  const attempt = rowOf(randomUUID(), nothing, clock())
  await db
    .asUser(writing.identity, async (sql) => {
      await writeRow(sql, writing, attempt)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
}

/** Stores the bytes, then the row that refers to them. If the row is refused, a job deletes the bytes. */
export async function storeObject({ db, files, clock }: Deps, writing: Writing, upload: Upload): Promise<string> {
  const version = randomUUID()
  const now = clock()
  const discardAfter = new Date(now.getTime() + UPLOAD_HOURS_MAX * 3_600_000)
  await db.asService(
    (sql) => sql`insert into storage.discarded_files (version, discard_after) values (${version}, ${discardAfter})`,
  )
  await files.write(version, upload.content.bytes)
  return db.asUser(writing.identity, (sql) => writeRow(sql, writing, rowOf(version, upload, now)))
}

const nothing: Upload = {
  content: { bytes: new Uint8Array(), type: 'image/png', etag: '' },
  cacheControl: '',
  metadata: {},
}

function rowOf(version: string, { content: { bytes, type, etag }, cacheControl, metadata }: Upload, now: Date): Row {
  return {
    version,
    size: bytes.byteLength,
    mimetype: type,
    etag,
    cache_control: cacheControl,
    user_metadata: metadata,
    updated_at: now,
  }
}

async function writeRow(sql: Transaction, { identity, key, mode, owner }: Writing, row: Row): Promise<string> {
  const changed = { ...row, user_metadata: sql.json(row.user_metadata) }
  if (mode === 'update') {
    const [updated] = await sql<{ id: string }[]>`
      update storage.objects set ${sql(changed)} where bucket_id = ${key.bucket} and name = ${key.name} returning id`
    if (!updated) throw new StorageError('NoSuchKey')
    return updated.id
  }
  const created = {
    ...changed,
    bucket_id: key.bucket,
    name: key.name,
    owner: owner === undefined ? (identity.sub ?? null) : owner,
    created_at: row.updated_at,
  }
  const [written] =
    mode === 'insert'
      ? await sql<{ id: string }[]>`insert into storage.objects ${sql(created)} returning id`
      : await sql<{ id: string }[]>`
          insert into storage.objects ${sql(created)}
          on conflict on constraint objects_bucket_name_unique do update set ${sql(changed)} returning id`
  if (!written) throw new StorageError('AccessDenied')
  return written.id
}
