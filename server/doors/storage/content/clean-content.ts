import { createHash } from 'node:crypto'
import type { Bucket } from '../buckets.ts'
import { StorageError } from '../storage-error.ts'
import { ContentRefused, type RefusalReason } from './content-refused.ts'
import { cleanInWorker } from './content-worker.ts'
import { type ContentType, recognise } from './recognise.ts'

export interface CleanContent {
  bytes: Uint8Array
  type: ContentType
  etag: string
}

const words: Record<RefusalReason, string> = {
  unreadable: 'The file is encrypted or broken',
  too_costly: 'The file takes too much to open',
  active: 'The document carries scripts or other files',
}

/**
 * Validates and sanitises an upload. Refuses it if too large, of a type the bucket
 * does not take, broken, encrypted or active.
 */
export async function cleanContent(given: Uint8Array, bucket: Bucket): Promise<CleanContent> {
  if (given.byteLength > bucket.file_size_limit) throw new StorageError('EntityTooLarge')
  const recognised = recognise(given)
  if (!recognised || !bucket.allowed_mime_types.includes(recognised)) throw new StorageError('InvalidMimeType')
  const { bytes, type } = await cleanInWorker({ bytes: given, type: recognised, maxSide: bucket.image_max_side }).catch(
    (error: unknown) => {
      if (!(error instanceof ContentRefused)) throw error
      throw new StorageError('InvalidMimeType', words[error.reason], { cause: error })
    },
  )
  return { bytes, type, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}
