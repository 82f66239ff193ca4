import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { answerStorageError } from './answer-storage-error.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { download, downloadPublic, downloadWithToken, signDownload, signDownloads } from './download.ts'
import { list } from './list.ts'
import { listV2 } from './list-v2.ts'
import { copy, info, move, remove } from './manage.ts'
import { OpenDownloads } from './open-downloads.ts'
import { StorageError } from './storage-error.ts'
import { signUpload, upload, uploadWithToken } from './upload.ts'
import { UploadSemaphore } from './upload-semaphore.ts'

const JSON_BODY_MAX_BYTES = 1024 * 1024

/** `/storage/v1`: files, in the protocol of the official client. */
export function createStorageDoor(deps: Deps): Hono<HonoEnv> {
  const door = new Hono<HonoEnv>()
  door.onError(answerStorageError(deps.log))
  // Uploads are measured while they are read, in their turn.
  const limitJson = limitBody(JSON_BODY_MAX_BYTES, () => {
    throw new StorageError('EntityTooLarge')
  })

  door.use('/bucket/*', limitJson)
  door.route('/bucket', bucketRoutes(deps))

  const turns = new UploadSemaphore()
  const downloads = new OpenDownloads()

  door.post('/object/list/:bucket', limitJson, list(deps))
  door.post('/object/list-v2/:bucket', limitJson, listV2(deps))
  door.post('/object/sign/:bucket', limitJson, signDownloads(deps))
  door.post('/object/sign/:bucket/*', limitJson, signDownload(deps))
  door.get('/object/sign/:bucket/*', limitJson, downloadWithToken(deps, downloads))
  door.post('/object/upload/sign/:bucket/*', limitJson, signUpload(deps))
  door.put('/object/upload/sign/:bucket/*', uploadWithToken(deps, turns))
  door.post('/object/move', limitJson, move(deps))
  door.post('/object/copy', limitJson, copy(deps, turns))
  door.get('/object/info/:bucket/*', limitJson, info(deps))
  door.get('/object/public/:bucket/*', limitJson, downloadPublic(deps, downloads))
  door.get('/object/authenticated/:bucket/*', limitJson, download(deps, downloads, '/authenticated/'))
  door.delete('/object/:bucket', limitJson, remove(deps))
  door.get('/object/:bucket/*', limitJson, download(deps, downloads, '/object/'))
  door.post('/object/:bucket/*', upload(deps, turns, 'POST'))
  door.put('/object/:bucket/*', upload(deps, turns, 'PUT'))
  door.all('*', () => {
    throw new StorageError('NotOffered')
  })
  return door
}
