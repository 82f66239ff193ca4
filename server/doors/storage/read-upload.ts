import type { Context } from 'hono'
import { z } from 'zod'
import type { HonoEnv } from '../../http/request-context.ts'
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
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '') ? readForm(c) : readRaw(c)
}

async function readForm(c: Context<HonoEnv>): Promise<Upload> {
  const form = await c.req.raw.formData().catch((cause: unknown) => {
    throw new StorageError('InvalidRequest', 'The form cannot be read', { cause })
  })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw new StorageError('InvalidRequest', 'The form holds no file')
  return {
    bytes: await file.bytes(),
    cacheControl: cacheControlOf(textOf(form.get('cacheControl'))),
    metadata: metadataOf(textOf(form.get('metadata'))),
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

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined
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
