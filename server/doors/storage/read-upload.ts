import type { Context } from 'hono'
import { z } from 'zod'
import type { HonoEnv } from '../../http/request-context.ts'
import { parseForm } from './parse-form.ts'
import { StorageError } from './storage-error.ts'

const metadataSchema = z.record(z.string(), z.json())
export type Metadata = z.infer<typeof metadataSchema>

export interface Upload {
  bytes: Uint8Array
  cacheControl: string
  metadata: Metadata
}

const METADATA_MAX_CHARACTERS = 4000
const CACHE_SECONDS_DEFAULT = '3600'

/** File of an upload, sent as a form (unnamed field) or as the body itself. */
export async function readUpload(c: Context<HonoEnv>): Promise<Upload> {
  const contentType = c.req.header('content-type') ?? ''
  return /^multipart\/form-data\b/i.test(contentType) ? readForm(c, contentType) : readRaw(c)
}

async function readForm(c: Context<HonoEnv>, contentType: string): Promise<Upload> {
  const parts = parseForm(Buffer.from(await c.req.arrayBuffer()), contentType)
  const file = parts.find(({ isFile }) => isFile)
  if (!file) throw new StorageError('InvalidRequest', 'The form holds no file')
  const field = (wanted: string) =>
    parts.find(({ name, isFile }) => name === wanted && !isFile)?.content.toString('utf8')
  return {
    bytes: file.content,
    cacheControl: cacheControlOf(field('cacheControl')),
    metadata: metadataOf(field('metadata')),
  }
}

async function readRaw(c: Context<HonoEnv>): Promise<Upload> {
  const metadata = c.req.header('x-metadata')
  return {
    bytes: new Uint8Array(await c.req.arrayBuffer()),
    cacheControl: cacheControlOf(c.req.header('cache-control')),
    metadata: metadataOf(metadata && Buffer.from(metadata, 'base64').toString('utf8')),
  }
}

/** Keeps `max-age` or a bare number of seconds of the requested Cache-Control. */
function cacheControlOf(given: string | undefined): string {
  const seconds = /(?:^|max-age=)(\d{1,8})\b/.exec(given ?? '')?.[1] ?? CACHE_SECONDS_DEFAULT
  return `max-age=${seconds}`
}

function metadataOf(given: string | undefined): Metadata {
  if (!given) return {}
  if (given.length > METADATA_MAX_CHARACTERS) throw new StorageError('InvalidRequest', 'The metadata is too large')
  try {
    return metadataSchema.parse(JSON.parse(given))
  } catch (cause) {
    throw new StorageError('InvalidRequest', 'The metadata is not an object', { cause })
  }
}
