import { expect, test, vi } from 'vitest'
import { CoalescingCache } from './coalescing-cache.ts'

const owner = {}

test('computes concurrent requests for the same key once', async () => {
  const answers = new CoalescingCache<number>(60_000)
  const find = vi.fn(() => Promise.resolve(7))
  expect(await Promise.all([answers.get(owner, 'a', find), answers.get(owner, 'a', find)])).toEqual([7, 7])
  expect(find).toHaveBeenCalledTimes(1)
  await answers.get(owner, 'b', find)
  await answers.get({}, 'a', find)
  expect(find).toHaveBeenCalledTimes(3)
})

test('computes an answer again once it has expired', async () => {
  const answers = new CoalescingCache<number>(0)
  const find = vi.fn(() => Promise.resolve(7))
  await answers.get(owner, 'a', find)
  await answers.get(owner, 'a', find)
  expect(find).toHaveBeenCalledTimes(2)
})

test('a failed caller does not fail the others', async () => {
  const answers = new CoalescingCache<number>(60_000)
  const failed = answers.get(owner, 'a', () => Promise.reject(new Error('gone')))
  await expect(failed).rejects.toThrow('gone')
  expect(await answers.get(owner, 'a', () => Promise.resolve(7))).toBe(7)
})
