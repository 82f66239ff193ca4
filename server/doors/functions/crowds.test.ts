import { expect, test } from 'vitest'
import { Crowds } from './crowds.ts'

test('callers of the same key wait for the mutex, those of another key do not', async () => {
  const crowds = new Crowds()
  const attempt = Promise.withResolvers<string>()
  const led = crowds.lead('nine', () => attempt.promise)
  const seen: string[] = []
  const waited = crowds.wait('nine').then(() => seen.push('nine'))
  await crowds.wait('ten')
  seen.push('ten')
  expect(crowds.isTrying('nine')).toBe(true)
  attempt.resolve('held')
  expect(await led).toBe('held')
  await waited
  expect(seen).toEqual(['ten', 'nine'])
  expect(crowds.isTrying('nine')).toBe(false)
})

test('a failure releases the mutex for the next caller', async () => {
  const crowds = new Crowds()
  const led = crowds.lead('nine', () => Promise.reject(new Error('too many holds')))
  const waited = crowds.wait('nine')
  await expect(led).rejects.toThrow('too many holds')
  await waited
  expect(crowds.isTrying('nine')).toBe(false)
})
