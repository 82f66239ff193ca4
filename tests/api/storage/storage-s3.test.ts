import { beforeAll, describe, expect, test } from 'vitest'
import { deleteDiscardedFiles } from '#server/jobs/account/delete-discarded-files.ts'
import { createFileStore } from '#server/providers/storage/create-file-store.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import { readSettings } from '#server/settings.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { file, picture } from '../../support/sample-files.ts'
import { startS3Server } from '../../support/servers/s3-server.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let store: FileStore
const bytes = new TextEncoder().encode('des octets, et un accent : é')
const storeWith = (changed: Record<string, string>) => createFileStore(readSettings({ ...server.settings, ...changed }))

beforeAll(async () => {
  server = await startS3Server()
  store = storeWith({})
})

describe('a bucket of an S3-compatible service', () => {
  test('keeps bytes as they are, and forgets them', async () => {
    const key = crypto.randomUUID()
    await store.write(key, bytes)
    expect(await store.read(key)).toEqual(bytes)
    await store.write(key, new Uint8Array([0, 255]))
    expect(await store.read(key)).toEqual(new Uint8Array([0, 255]))
    await store.remove(key)
    expect(await store.read(key)).toBeUndefined()
    await store.remove(key)
  })

  test('sends bytes in pieces, and says when there are none', async () => {
    const key = crypto.randomUUID()
    await store.write(key, bytes)
    expect(new Uint8Array(await new Response(await store.open(key)).arrayBuffer())).toEqual(bytes)
    expect(await store.open(crypto.randomUUID())).toBeUndefined()
    await expect(storeWith({ S3_BUCKET: 'elsewhere' }).open(key)).rejects.toThrow('elsewhere does not exist')
  })

  test('is asked again when it says that it is busy', async () => {
    const key = crypto.randomUUID()
    server.trouble.push({ status: 503, code: 'SlowDown' })
    await store.write(key, bytes)
    expect(await store.read(key)).toEqual(bytes)
  })

  test('a refusal is not reported as a missing file', async () => {
    await expect(storeWith({ S3_SECRET_ACCESS_KEY: 'another secret' }).read('key')).rejects.toThrow(
      'S3 GET: 403 SignatureDoesNotMatch',
    )
    await expect(storeWith({ S3_BUCKET: 'elsewhere' }).read('key')).rejects.toThrow('elsewhere does not exist')
    await expect(storeWith({ S3_BUCKET: 'elsewhere' }).remove('key')).rejects.toThrow('elsewhere does not exist')
    await expect(storeWith({ S3_BUCKET: 'elsewhere' }).write('key', bytes)).rejects.toThrow('elsewhere does not exist')
    server.trouble.push(...Array.from({ length: 3 }, () => ({ status: 500, code: 'InternalError' })))
    await expect(store.write('key', bytes)).rejects.toThrow('S3 PUT: 500 InternalError')
  })
})

describe('/storage/v1 on a bucket', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ settings: server.settings })
  })

  test('a picture comes back, its bytes under a name of ours, and goes with its row', async () => {
    server.objects.clear()
    const person = await app.as('patient')
    const avatars = person.storage.from('avatars')
    const path = `${person.person.id}/photo`
    expect((await avatars.upload(path, file(await picture('png')))).error).toBeNull()
    const [stored] = [...server.objects.entries()]
    expect(stored?.[0]).toMatch(/^[\da-f-]{36}$/)
    const { data } = await avatars.download(path)
    expect(await data?.bytes()).toEqual(new Uint8Array(stored?.[1] ?? []))

    await avatars.remove([path])
    await deleteDiscardedFiles.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
    expect(server.objects.size).toBe(0)
  })

  test('trouble there is told as trouble, and nothing is half kept', async () => {
    const person = await app.as('patient')
    const avatars = person.storage.from('avatars')
    const path = `${person.person.id}/photo`
    server.trouble.push(...Array.from({ length: 3 }, () => ({ status: 500, code: 'InternalError' })))
    expect((await avatars.upload(path, file(await picture('png')))).error).toMatchObject({ status: 500 })
    expect((await avatars.exists(path)).data).toBe(false)
  })
})
