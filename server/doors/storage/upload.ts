import type { Context } from 'hono'
import { type Identity, SERVICE } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { countAgainstLimit } from '../../rate-limit.ts'
import { readStorageToken, type StorageToken, signStorageToken } from '../../storage-tokens.ts'
import { findBucket } from './buckets.ts'
import { identityOf } from './identity-of.ts'
import { keyInPath, type ObjectKey } from './object-key.ts'
import { readUpload } from './read-upload.ts'
import { StorageError } from './storage-error.ts'
import { assertMayWrite, storeObject, type Writing } from './store-object.ts'
import type { UploadSemaphore } from './upload-semaphore.ts'

const UPLOAD_URL_SECONDS = 2 * 60 * 60
/** The quota of a person counts nothing that nobody owns yet. */
const UNOWNED_PER_DAY = { times: 20, perSeconds: 24 * 60 * 60 }

type Handler = (c: Context<HonoEnv>) => Promise<Response>

/** `POST /object/…` creates a file, or replaces it with `x-upsert: true`; `PUT` replaces it. */
export function upload(deps: Deps, turns: UploadSemaphore, method: 'POST' | 'PUT'): Handler {
  return async (c) => {
    const key = keyInPath(c.req.url, '/object/')
    const mode = method === 'PUT' ? 'update' : wantsUpsert(c) ? 'upsert' : 'insert'
    return receive(c, deps, turns, { identity: await identityOf(c, deps), key, mode })
  }
}

/** `POST /object/upload/sign/…`: signed URL that allows uploading this one file. */
export function signUpload(deps: Deps): Handler {
  return async (c) => {
    const key = keyInPath(c.req.url, '/upload/sign/')
    const identity = await identityOf(c, deps)
    const upsert = wantsUpsert(c)
    await findBucket(deps.db, key.bucket)
    await assertMayWrite(deps, { identity, key, mode: upsert ? 'upsert' : 'insert' })
    const claims = {
      act: 'upload',
      url: urlOf(key),
      owner: identity.sub ?? null,
      session: identity.session_id,
      upsert,
    } as const
    const token = await deps.db.asService((sql) =>
      signStorageToken(sql, claims, { now: deps.clock(), expiresIn: UPLOAD_URL_SECONDS }),
    )
    return c.json({ url: `/object/upload/sign/${urlOf(key)}?token=${token}`, token })
  }
}

/** `PUT /object/upload/sign/…?token=`: uses the current rights of the signer, not those at signing time. */
export function uploadWithToken(deps: Deps, turns: UploadSemaphore): Handler {
  return async (c) => {
    const key = keyInPath(c.req.url, '/upload/sign/')
    const given = c.req.query('token') ?? ''
    const token = await deps.db.asService((sql) => readStorageToken(sql, given, deps.clock()))
    if (token.act !== 'upload' || token.url !== urlOf(key)) throw new StorageError('InvalidSignature')
    if (!token.owner) await countUnowned(deps, token.url)
    return receive(c, deps, turns, {
      identity: signerOf(token),
      key,
      mode: token.upsert ? 'upsert' : 'insert',
      owner: token.owner ?? null,
    })
  }
}

/** The person, while their session is live; or the service, for a file without an owner yet. */
function signerOf({ owner, session }: StorageToken): Identity {
  if (!owner) return SERVICE
  return { role: 'authenticated', sub: owner, ...(session && { session_id: session }) }
}

async function countUnowned({ db, clock }: Deps, url: string): Promise<void> {
  const counted = await db.asService((sql) => countAgainstLimit(sql, `upload of ${url}`, UNOWNED_PER_DAY, clock()))
  if (!counted.allowed) throw new StorageError('DailyObjectsUsedUp')
}

async function receive(c: Context<HonoEnv>, deps: Deps, turns: UploadSemaphore, writing: Writing): Promise<Response> {
  const bucket = await findBucket(deps.db, writing.key.bucket)
  await assertMayWrite(deps, writing)
  return turns.take(senderOf(writing), async () => {
    const id = await storeObject(deps, writing, await readUpload(c, bucket))
    return c.json({ Key: urlOf(writing.key), Id: id })
  })
}

/** Null for the operator. A file that nobody owns yet stands for the person who will. */
function senderOf({ identity, key, owner }: Writing): string | null {
  return owner === undefined ? (identity.sub ?? null) : (owner ?? urlOf(key))
}

function wantsUpsert(c: Context<HonoEnv>): boolean {
  return c.req.header('x-upsert') === 'true'
}

function urlOf({ bucket, name }: ObjectKey): string {
  return `${bucket}/${name}`
}
