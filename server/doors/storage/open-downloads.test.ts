import { expect, test } from 'vitest'
import { OpenDownloads } from './open-downloads.ts'

const AT_ONCE = 64
const left = new AbortController().signal
const reader = { address: '192.0.2.1', left }
const find = async () => new Response('a content').body ?? undefined

const openAll = (downloads: OpenDownloads, times = AT_ONCE) =>
  Promise.all(Array.from({ length: times }, () => downloads.open(reader, find)))

test('a network holds so many downloads at once, which frees nothing of its neighbours', async () => {
  const downloads = new OpenDownloads()
  await openAll(downloads)
  await expect(downloads.open(reader, find)).rejects.toMatchObject({ code: 'SlowDown' })
  expect(await downloads.open({ address: '192.0.2.2', left }, find)).toBeDefined()
})

test('a content that is read, given up, missing or not opened counts no longer', async () => {
  const downloads = new OpenDownloads()
  const [read, cancelled] = await openAll(downloads, AT_ONCE - 1)
  expect(await downloads.open(reader, async () => undefined)).toBeUndefined()
  await expect(downloads.open(reader, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  await downloads.open(reader, find)
  expect(await new Response(read).text()).toBe('a content')
  await cancelled?.cancel()
  await openAll(downloads, 2)
  await expect(downloads.open(reader, find)).rejects.toMatchObject({ code: 'SlowDown' })
})

test('a reader who leaves before reading gets nothing and counts no longer', async () => {
  const downloads = new OpenDownloads()
  const leaving = new AbortController()
  await openAll(downloads, AT_ONCE - 1)
  const content = await downloads.open({ ...reader, left: leaving.signal }, find)
  leaving.abort()
  expect(await new Response(content).text()).toBe('')
  await openAll(downloads, 1)
})

test('a reader who takes too long is cut off', async () => {
  const downloads = new OpenDownloads(0.05)
  const [content] = await openAll(downloads)
  await expect.poll(() => downloads.open(reader, find).then(() => 'opened')).toBe('opened')
  await expect(new Response(content).text()).rejects.toThrow()
})
