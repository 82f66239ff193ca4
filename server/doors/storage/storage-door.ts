import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/limit-body.ts'
import { NetworkLimiter } from '../../http/network-limiter.ts'
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
/** Requests of one network that use the database or the files at once; the rest waits. */
const REQUESTS_AT_ONCE = 4

type Handler = (c: Context<HonoEnv>) => Promise<Response>

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
  const limiter = new NetworkLimiter({ perSecond: deps.settings.REST_REQUESTS_PER_SECOND, atOnce: REQUESTS_AT_ONCE })
  const limit = <T>(c: Context<HonoEnv>, work: () => Promise<T>) =>
    limiter.run(c.get('address'), work, () => new StorageError('TooManyRequests', 'too_many_requests'))
  const limited = (handler: Handler): [MiddlewareHandler<HonoEnv>, Handler] => [
    limitJson,
    async (c) => {
      // Before the limiter: a slow sender occupies no slot.
      if (c.req.method !== 'GET') await c.req.text()
      return limit(c, () => handler(c))
    },
  ]
  /** Counted without a slot: an upload takes as long as its sender, and has a semaphore of its own. */
  const counted =
    (handler: Handler): Handler =>
    async (c) => {
      await limit(c, async () => undefined)
      return handler(c)
    }

  door.post('/object/list/:bucket', ...limited(list(deps)))
  door.post('/object/list-v2/:bucket', ...limited(listV2(deps)))
  door.post('/object/sign/:bucket', ...limited(signDownloads(deps)))
  door.post('/object/sign/:bucket/*', ...limited(signDownload(deps)))
  door.get('/object/sign/:bucket/*', ...limited(downloadWithToken(deps, downloads)))
  door.post('/object/upload/sign/:bucket/*', ...limited(signUpload(deps)))
  door.put('/object/upload/sign/:bucket/*', counted(uploadWithToken(deps, turns)))
  door.post('/object/move', ...limited(move(deps)))
  door.post('/object/copy', ...limited(copy(deps, turns)))
  door.get('/object/info/:bucket/*', ...limited(info(deps)))
  door.get('/object/public/:bucket/*', ...limited(downloadPublic(deps, downloads)))
  door.get('/object/authenticated/:bucket/*', ...limited(download(deps, downloads, '/authenticated/')))
  door.delete('/object/:bucket', ...limited(remove(deps)))
  door.get('/object/:bucket/*', ...limited(download(deps, downloads, '/object/')))
  door.post('/object/:bucket/*', counted(upload(deps, turns, 'POST')))
  door.put('/object/:bucket/*', counted(upload(deps, turns, 'PUT')))
  door.all('*', () => {
    throw new StorageError('NotOffered')
  })
  return door
}
