import { expect, test } from 'vitest'
import { ThreadQueue } from '#server/threads/thread-queue.ts'

const program = new URL('../../support/servers/slow.worker.ts', import.meta.url)
const open = (waitingMax = 2) =>
  new ThreadQueue<'wait' | 'fail' | 'die' | 'answer', string>(program, {
    waitingMax,
    taskMaxMs: 60_000,
    memoryMaxMb: 64,
  })

test('more than may wait are refused at once, and told to come back', async () => {
  const queue = open()
  const leave = new AbortController()
  const underWay = queue.run('wait', leave.signal)
  const waiting = [queue.run('answer'), queue.run('answer')]
  await expect(queue.run('answer')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  leave.abort(new Error('left'))
  await expect(underWay).rejects.toThrow('left')
  expect(await Promise.all(waiting)).toEqual(['answered', 'answered'])
})

test('a caller that disconnects while queued frees its place', async () => {
  const queue = open(1)
  const [first, second] = [new AbortController(), new AbortController()]
  const underWay = queue.run('wait', first.signal)
  const waiting = queue.run('answer', second.signal)
  second.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  const next = queue.run('answer')
  first.abort(new Error('left'))
  await expect(underWay).rejects.toThrow('left')
  expect(await next).toBe('answered')
})

test('a task that fails, or ends its thread, takes nobody else along', async () => {
  const queue = open(5)
  const tasks = [queue.run('fail'), queue.run('die'), queue.run('answer')]
  const [failed, died, answered] = await Promise.allSettled(tasks)
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'RangeError' } })
  expect(died).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  expect(answered).toEqual({ status: 'fulfilled', value: 'answered' })
})
