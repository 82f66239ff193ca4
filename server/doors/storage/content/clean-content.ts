import { createHash } from 'node:crypto'
import type { Bucket } from '../buckets.ts'
import { StorageError } from '../storage-error.ts'
import type { ReceivedBody } from './content-job.ts'
import { ContentRefused, type RefusalReason } from './content-refused.ts'
import { cleanInWorker } from './content-worker.ts'
import type { FormFields } from './read-form.ts'
import type { ContentType } from './recognise.ts'

export interface CleanContent {
  bytes: Uint8Array
  type: ContentType
  etag: string
}

const errors: Record<RefusalReason, () => StorageError> = {
  unreadable: () => new StorageError('InvalidMimeType', 'The file is encrypted or broken'),
  too_costly: () => new StorageError('InvalidMimeType', 'The file takes too much to open'),
  active: () => new StorageError('InvalidMimeType', 'The document carries scripts or other files'),
  wrong_type: () => new StorageError('InvalidMimeType'),
  too_large: () => new StorageError('EntityTooLarge'),
  form_unreadable: () => new StorageError('InvalidRequest', 'The form cannot be read'),
  no_file: () => new StorageError('InvalidRequest', 'The form holds no file'),
}

/**
 * Validates and sanitises an upload. Refuses it if too large, of a type the bucket
 * does not take, broken, encrypted or active. `fields`: those of a form.
 */
export async function cleanContent(
  body: ReceivedBody,
  bucket: Bucket,
): Promise<CleanContent & { fields?: FormFields | undefined }> {
  const { bytes, type, fields } = await cleanInWorker(body, {
    types: bucket.allowed_mime_types,
    maxBytes: bucket.file_size_limit,
    maxSide: bucket.image_max_side,
  }).catch((error: unknown) => {
    throw error instanceof ContentRefused ? errors[error.reason]() : error
  })
  return { bytes, type, fields, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}
