import type { Context } from 'hono'
import { z } from 'zod'
import { SERVICE } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { readStorageToken, signStorageTokens } from '../../storage-tokens.ts'
import { findBucket } from './buckets.ts'
import { identityOf } from './identity-of.ts'
import { logFileAccess } from './log-file-access.ts'
import { keyInPath, normaliseName } from './object-key.ts'
import { findObject, findObjects, type StoredObject } from './objects.ts'
import type { OpenDownloads } from './open-downloads.ts'
import { readJson } from './read-json.ts'
import { StorageError } from './storage-error.ts'

const SIGNED_SECONDS_MAX = 7 * 24 * 60 * 60
const PATHS_MAX = 100
const lifetimeSeconds = z.number().int().min(1).max(SIGNED_SECONDS_MAX)
const signOneBody = z.object({ expiresIn: lifetimeSeconds })
const signManyBody = z.object({ expiresIn: lifetimeSeconds, paths: z.array(z.string()).max(PATHS_MAX) })

type Handler = (c: Context<HonoEnv>) => Promise<Response>

/** `GET /object/…` with the caller's rights. */
export function download(deps: Deps, downloads: OpenDownloads, after: '/object/' | '/authenticated/'): Handler {
  return async (c) => {
    const identity = await identityOf(c, deps)
    const object = await findObject(deps.db, identity, keyInPath(c.req.url, after))
    await logFileAccess(deps.db, identity, [object])
    // Revalidated at each use: the right may have ended.
    return send(c, deps, downloads, { object, cacheControl: 'private, no-cache' })
  }
}

/** `GET /object/public/…`. */
export function downloadPublic(deps: Deps, downloads: OpenDownloads): Handler {
  return async (c) => {
    const key = keyInPath(c.req.url, '/public/')
    if (!(await findBucket(deps.db, key.bucket)).public) throw new StorageError('NoSuchBucket')
    const object = await findObject(deps.db, SERVICE, key)
    return send(c, deps, downloads, { object, cacheControl: `public, ${object.cache_control}` })
  }
}

/** `GET /object/sign/…?token=`. */
export function downloadWithToken(deps: Deps, downloads: OpenDownloads): Handler {
  return async (c) => {
    const key = keyInPath(c.req.url, '/sign/')
    const given = c.req.query('token') ?? ''
    const token = await deps.db.asService((sql) => readStorageToken(sql, given, deps.clock()))
    if (token.act !== 'download' || token.url !== `${key.bucket}/${key.name}`)
      throw new StorageError('InvalidSignature')
    const object = await findObject(deps.db, SERVICE, key)
    return send(c, deps, downloads, { object, cacheControl: `private, ${object.cache_control}` })
  }
}

/** `POST /object/sign/<bucket>/<path>`. */
export function signDownload(deps: Deps): Handler {
  return async (c) => {
    const { expiresIn } = await readJson(c, signOneBody)
    const identity = await identityOf(c, deps)
    const object = await findObject(deps.db, identity, keyInPath(c.req.url, '/sign/'))
    await logFileAccess(deps.db, identity, [object])
    const [signedURL] = await signedUrls(deps, [object], expiresIn)
    return c.json({ signedURL })
  }
}

/** `POST /object/sign/<bucket>`: one answer per path, in order. */
export function signDownloads(deps: Deps): Handler {
  return async (c) => {
    const { expiresIn, paths } = await readJson(c, signManyBody)
    const identity = await identityOf(c, deps)
    const bucket = c.req.param('bucket') ?? ''
    const names = paths.map(nameIn)
    const objects = await findObjects(deps.db, identity, { bucket, names })
    await logFileAccess(deps.db, identity, objects)
    const urls = await signedUrls(deps, objects, expiresIn)
    const urlOf = new Map(objects.map(({ name }, at) => [name, urls[at]]))
    const answers = paths.map((path, at) => {
      const signedURL = urlOf.get(names[at] ?? '') ?? null
      const refusal = 'Either the object does not exist or you do not have access to it'
      return { path, signedURL, error: signedURL === null ? refusal : null }
    })
    return c.json(answers)
  }
}

/** Empty, the name of no file, for a path that leads nowhere. */
function nameIn(path: string): string {
  try {
    return normaliseName(path)
  } catch (error) {
    if (error instanceof StorageError) return ''
    throw error
  }
}

/** One for each file, in order. */
async function signedUrls({ db, clock }: Deps, objects: readonly StoredObject[], expiresIn: number): Promise<string[]> {
  const urls = objects.map(({ bucket_id: bucket, name }) => `${bucket}/${name}`)
  const claims = urls.map((url) => ({ act: 'download', url }) as const)
  const tokens = await db.asService((sql) => signStorageTokens(sql, claims, { now: clock(), expiresIn }))
  // The client encodes the path.
  return urls.map((url, at) => `/object/sign/${url}?token=${tokens[at]}`)
}

async function send(
  c: Context<HonoEnv>,
  { files, log }: Deps,
  downloads: OpenDownloads,
  { object, cacheControl }: { object: StoredObject; cacheControl: string },
): Promise<Response> {
  const kept = {
    etag: object.etag,
    'cache-control': cacheControl,
    'last-modified': object.updated_at.toUTCString(),
  }
  if (c.req.header('if-none-match') === object.etag) return c.body(null, 304, kept)
  const headers = {
    ...kept,
    'content-type': object.mimetype,
    'content-length': String(object.size),
    'content-disposition': dispositionOf(c.req.query('download'), object),
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const reader = { address: c.get('address'), left: c.req.raw.signal }
  const content = await downloads.open(reader, () => files.open(object.version))
  if (content) return c.body(content, 200, headers)
  log.error('a stored file is gone', { version: object.version })
  throw new StorageError('NoSuchKey')
}

/**
 * `?download`, even empty, makes an attachment; its value, which the client encodes twice, is the file name. A document
 * is always an attachment: a viewer inside the browser would run on our own origin.
 */
function dispositionOf(asked: string | undefined, { name, mimetype }: StoredObject): string {
  const isShown = asked === undefined && mimetype !== 'application/pdf'
  const filename = encodeURIComponent(asked ? decodeOnceMore(asked) : (name.split('/').at(-1) ?? name))
  return `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${filename}`
}

function decodeOnceMore(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
