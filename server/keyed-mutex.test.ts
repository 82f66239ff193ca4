import { expect, test } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

test('callers of the same key wait for the mutex, those of another key do not', async () => {
  const mutex = new KeyedMutex()
  const attempt = Promise.withResolvers<string>()
  const led = mutex.runLocked('nine', () => attempt.promise)
  const seen: string[] = []
  const waited = mutex.wait('nine').then(() => seen.push('nine'))
  await mutex.wait('ten')
  seen.push('ten')
  expect(mutex.isLocked('nine')).toBe(true)
  attempt.resolve('held')
  expect(await led).toBe('held')
  await waited
  expect(seen).toEqual(['ten', 'nine'])
  expect(mutex.isLocked('nine')).toBe(false)
})

test('a failure releases the mutex for the next caller', async () => {
  const mutex = new KeyedMutex()
  const led = mutex.runLocked('nine', () => Promise.reject(new Error('too many holds')))
  const waited = mutex.wait('nine')
  await expect(led).rejects.toThrow('too many holds')
  await waited
  expect(mutex.isLocked('nine')).toBe(false)
})
