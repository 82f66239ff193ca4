import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('all are worked through in their order, and others are answered before the last is', async () => {
  const happened: string[] = []
  const waiting = new Promise<void>((resolve) => {
    setTimeout(() => {
      happened.push('somebody is answered')
      resolve()
    })
  })
  const slowly = (name: string) => {
    const until = performance.now() + 10
    while (performance.now() < until);
    happened.push(name)
    return name.length
  }
  expect(await inTurns(['one', 'three'], slowly)).toEqual([3, 5])
  await waiting
  expect(happened).toEqual(['one', 'somebody is answered', 'three'])
})
