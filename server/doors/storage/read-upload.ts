import type { Context } from 'hono'
import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { readPieces } from '../../http/read-pieces.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import type { Bucket } from './buckets.ts'
import { type CleanContent, cleanContent } from './content/clean-content.ts'
import { StorageError } from './storage-error.ts'

const metadataSchema = z.record(z.string(), z.json())
export type Metadata = z.infer<typeof metadataSchema>

export interface Upload {
  content: CleanContent
  cacheControl: string
  metadata: Metadata
}

/** Overhead of a multipart form around its file. */
const FORM_MAX_BYTES = 64 * 1024
const limit = { maxBytes: UPLOAD_MAX_BYTES + FORM_MAX_BYTES, tooLarge: () => new StorageError('EntityTooLarge') }
const METADATA_MAX_CHARACTERS = 4000
const CACHE_SECONDS_DEFAULT = '3600'

/** File of an upload, sent as a form (unnamed field) or as the body itself; validated and sanitised. */
export async function readUpload(c: Context<HonoEnv>, bucket: Bucket): Promise<Upload> {
  const contentType = c.req.header('content-type') ?? ''
  const form = /^multipart\/form-data\b/i.test(contentType) ? contentType : undefined
  const { fields, ...content } = await cleanContent({ pieces: await readPieces(c, limit), form }, bucket)
  const { cacheControl, metadata } = fields ?? headerFields(c)
  return { content, cacheControl: cacheControlOf(cacheControl), metadata: metadataOf(metadata) }
}

function headerFields(c: Context<HonoEnv>) {
  const metadata = c.req.header('x-metadata')
  return {
    cacheControl: c.req.header('cache-control'),
    metadata: metadata && Buffer.from(metadata, 'base64').toString('utf8'),
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
