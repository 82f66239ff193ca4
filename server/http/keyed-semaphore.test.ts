import { expect, test } from 'vitest'
import { KeyedSemaphore } from './keyed-semaphore.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('one key has so many at once, in order, and holds up no other key', async () => {
  const semaphore = new KeyedSemaphore(2)
  const begun: string[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const start = (key: string, name: string) =>
    semaphore.run([key], () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    })
  const first = ['a', 'b', 'c', 'd'].map((name) => start('flood', name))
  expect(begun).toEqual(['a', 'b'])
  expect(semaphore.waiting('flood')).toBe(2)
  const other = start('home', 'e')
  expect(begun).toEqual(['a', 'b', 'e'])

  ends[0]?.reject(new Error('failed'))
  await expect(first[0]).rejects.toThrow('failed')
  await nextTurn()
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
  ends[1]?.resolve()
  await nextTurn()
  expect(begun).toEqual(['a', 'b', 'e', 'c', 'd'])
  for (const end of ends) end.resolve()
  await Promise.all([...first.slice(1), other])
  expect(semaphore.waiting('flood')).toBe(0)

  const again = ['f', 'g', 'h'].map((name) => start('flood', name))
  expect(begun.slice(5)).toEqual(['f', 'g'])
  ends[5]?.resolve()
  ends[6]?.resolve()
  await nextTurn()
  ends[7]?.resolve()
  await Promise.all(again)
})

test('work of several keys takes a slot of each, and waits in the queue of the first', async () => {
  const semaphore = new KeyedSemaphore(2)
  const begun: string[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const start = (key: string) =>
    semaphore.run([key, 'all'], () => {
      begun.push(key)
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    })
  const works = ['a', 'a', 'a', 'a', 'b'].map(start)
  expect(begun).toEqual(['a', 'a'])
  expect([semaphore.waiting('a'), semaphore.waiting('b'), semaphore.waiting('all')]).toEqual([2, 0, 1])
  ends[0]?.resolve()
  await nextTurn()
  expect(begun).toEqual(['a', 'a', 'b'])
  for (const place of [1, 2, 3, 4]) {
    ends[place]?.resolve()
    await nextTurn()
  }
  await Promise.all(works)
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a'])
})
