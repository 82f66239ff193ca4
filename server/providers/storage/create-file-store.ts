import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import type { FileStore } from './file-store.ts'
import { createFileSystemStore } from './file-system.ts'
import { createS3Store } from './s3.ts'

/** S3 bucket if configured, otherwise a folder beside the data. */
export function createFileStore(settings: Settings): FileStore {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return createFileSystemStore(join(settings.DATA_DIR, 'files'))
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}
