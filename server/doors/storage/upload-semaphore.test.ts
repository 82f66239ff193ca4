import { expect, test } from 'vitest'
import { UploadSemaphore } from './upload-semaphore.ts'

const codeOf = (upload: Promise<unknown>) =>
  upload.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'other'),
  )

test('allows two concurrent uploads per person', async () => {
  const turns = new UploadSemaphore()
  const end = Promise.withResolvers<void>()
  const uploads = [1, 2, 3].map(() => codeOf(turns.take('camille', () => end.promise)))
  expect(await codeOf(turns.take('sacha', async () => undefined))).toBe('taken')
  end.resolve()
  expect(await Promise.all(uploads)).toEqual(['taken', 'taken', 'TooManyRequests'])
  expect(await codeOf(turns.take('camille', async () => undefined))).toBe('taken')
})

test('allows sixteen uploads in total, and releases the slot however an upload ends', async () => {
  const turns = new UploadSemaphore()
  const end = Promise.withResolvers<void>()
  const uploads = Array.from({ length: 18 }, (_, i) => codeOf(turns.take(`person ${i}`, () => end.promise)))
  end.reject(new Error('broken off'))
  expect((await Promise.all(uploads)).filter((code) => code === 'SlowDown')).toHaveLength(2)
  expect(await codeOf(turns.take(null, async () => undefined))).toBe('taken')
})
