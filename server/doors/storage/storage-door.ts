import { Hono } from 'hono'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { answerStorageError } from './answer-storage-error.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { download, downloadPublic, downloadWithToken, signDownload, signDownloads } from './download.ts'
import { list } from './list.ts'
import { listV2 } from './list-v2.ts'
import { copy, info, move, remove } from './manage.ts'
import { StorageError } from './storage-error.ts'
import { signUpload, upload, uploadWithToken } from './upload.ts'

/** Overhead of a multipart form around its file. */
const FORM_MAX_BYTES = 64 * 1024

/** `/storage/v1`: files, in the protocol of the official client. */
export function createStorageDoor(deps: Deps): Hono<HonoEnv> {
  const door = new Hono<HonoEnv>()
  door.onError(answerStorageError(deps.log))
  door.use(
    limitBody(UPLOAD_MAX_BYTES + FORM_MAX_BYTES, () => {
      throw new StorageError('EntityTooLarge')
    }),
  )

  door.route('/bucket', bucketRoutes(deps))

  door.post('/object/list/:bucket', list(deps))
  door.post('/object/list-v2/:bucket', listV2(deps))
  door.post('/object/sign/:bucket', signDownloads(deps))
  door.post('/object/sign/:bucket/*', signDownload(deps))
  door.get('/object/sign/:bucket/*', downloadWithToken(deps))
  door.post('/object/upload/sign/:bucket/*', signUpload(deps))
  door.put('/object/upload/sign/:bucket/*', uploadWithToken(deps))
  door.post('/object/move', move(deps))
  door.post('/object/copy', copy(deps))
  door.get('/object/info/:bucket/*', info(deps))
  door.get('/object/public/:bucket/*', downloadPublic(deps))
  door.get('/object/authenticated/:bucket/*', download(deps, '/authenticated/'))
  door.delete('/object/:bucket', remove(deps))
  door.get('/object/:bucket/*', download(deps, '/object/'))
  door.post('/object/:bucket/*', upload(deps, 'POST'))
  door.put('/object/:bucket/*', upload(deps, 'PUT'))
  door.all('*', () => {
    throw new StorageError('NotOffered')
  })
  return door
}
