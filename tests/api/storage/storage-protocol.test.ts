import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { file, picture } from '../../support/sample-files.ts'

const SERVICE_KEY = 'a service key of the tests, long enough to be one'
let app: TestApp
let operator: SupabaseClient

beforeAll(async () => {
  app = await startTestApp({ settings: { SERVICE_KEY } })
  operator = createClient('http://mivoix.test', SERVICE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => app.fetch(new Request(input).url, init) },
  })
})

describe('the size limit of a bucket', () => {
  test.each([
    ['20mb', 20 * 1024 ** 2],
    ['500KB', 500 * 1024],
    ['1.5 MB', 1.5 * 1024 ** 2],
    [4096, 4096],
  ])('may be written %j', async (fileSizeLimit, bytes) => {
    const id = `b-${crypto.randomUUID().slice(0, 8)}`
    expect((await operator.storage.createBucket(id, { public: false, fileSizeLimit })).error).toBeNull()
    expect((await operator.storage.getBucket(id)).data?.file_size_limit).toBe(bytes)
  })

  test.each(['beaucoup', '0', '-5mb', '', 0])('is not %j, said with its name', async (fileSizeLimit) => {
    const { error } = await operator.storage.createBucket('refused', { public: false, fileSizeLimit })
    expect(error?.message).toContain('file_size_limit')
  })
})

test('listV2 reads all files under a prefix page by page, or folder by folder', async () => {
  const patient = await app.as('patient')
  const avatars = patient.storage.from('avatars')
  const own = (name: string) => `${patient.person.id}/${name}`
  const image = await picture('png')
  for (const name of ['a.png', 'b/c.png', 'b/d.png'])
    expect((await avatars.upload(own(name), file(image))).error).toBeNull()
  const first = await avatars.listV2({ prefix: own(''), limit: 2 })
  expect(first.error).toBeNull()
  expect(first.data?.objects.map(({ key }) => key)).toEqual([own('a.png'), own('b/c.png')])
  expect(first.data?.hasNext).toBe(true)
  const second = await avatars.listV2({ prefix: own(''), limit: 2, cursor: first.data?.nextCursor ?? '' })
  expect(second.data).toMatchObject({ hasNext: false, folders: [], objects: [{ key: own('b/d.png') }] })
  const grouped = await avatars.listV2({ prefix: own(''), with_delimiter: true })
  expect(grouped.data?.folders).toMatchObject([{ key: own('b/') }])
  expect(grouped.data?.objects).toHaveLength(1)
  const stranger = await app.as('patient')
  expect((await stranger.storage.from('avatars').listV2({ prefix: own('') })).data?.objects).toEqual([])
})

test.each([
  ['GET', '/storage/v1/vector/indexes'],
  ['POST', '/storage/v1/object'],
  ['PATCH', '/storage/v1/object/avatars/x.png'],
  ['GET', '/storage/v1/'],
])('%s %s is not offered, in the words of the protocol', async (method, path) => {
  const answer = await app.fetch(path, { method })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ statusCode: '404', error: 'not_found', code: 'NotOffered' })
})
