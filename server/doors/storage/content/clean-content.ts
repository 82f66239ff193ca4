import { createHash } from 'node:crypto'
import type { Bucket } from '../buckets.ts'
import { StorageError } from '../storage-error.ts'
import { cleanImage } from './clean-image.ts'
import { isReadablePdf } from './is-readable-pdf.ts'
import { type ContentType, recognise } from './recognise.ts'

export interface CleanContent {
  bytes: Uint8Array
  type: ContentType
  etag: string
}

/** What may be stored of an upload. Refuses what is too large, of another kind than the bucket takes, broken or locked. */
export async function cleanContent(given: Uint8Array, bucket: Bucket): Promise<CleanContent> {
  if (given.byteLength > bucket.file_size_limit) throw new StorageError('EntityTooLarge')
  const recognised = recognise(given)
  if (!recognised || !bucket.allowed_mime_types.includes(recognised)) throw new StorageError('InvalidMimeType')
  const { bytes, type } = await clean(given, recognised, bucket)
  return { bytes, type, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}

async function clean(
  given: Uint8Array,
  type: ContentType,
  bucket: Bucket,
): Promise<{ bytes: Uint8Array; type: ContentType }> {
  if (type === 'application/pdf') {
    if (!(await isReadablePdf(given))) throw new StorageError('InvalidMimeType', 'The document is encrypted or broken')
    return { bytes: given, type }
  }
  try {
    return await cleanImage(given, type, bucket.image_max_side)
  } catch (cause) {
    throw new StorageError('InvalidMimeType', 'The picture cannot be read', { cause })
  }
}
