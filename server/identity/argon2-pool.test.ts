import { expect, test } from 'vitest'
import { inTurn } from '../http/turn.ts'
import { argon2id, type HashLane, HashQueueFull } from './argon2-pool.ts'

const request = { message: 'a', nonce: new Uint8Array(8), memory: 8192, passes: 1, parallelism: 1, tagLength: 16 }

function hashFor(network: string | undefined, lane: HashLane = 'check') {
  const turn = { lane: 'sign-in', network, usedUp: undefined, spent: () => undefined } as const
  return inTurn(turn, () => argon2id(request, lane))
}

test('a network that waits is served in its turn, not behind the queue of another one', async () => {
  const order: string[] = []
  const flood = Array.from({ length: 60 }, () => hashFor('203.0.113.0/24').then(() => order.push('flood')))
  await Promise.all([...flood, hashFor('198.51.100.0/24').then(() => order.push('neighbour'))])
  expect(order.indexOf('neighbour')).toBeLessThan(12)
})

test('a full queue refuses whoever fills it, and makes room for the others', async () => {
  const flood = Promise.allSettled(Array.from({ length: 300 }, () => hashFor('203.0.113.0/24')))
  const neighbours = Array.from({ length: 20 }, (_, n) => hashFor(`10.0.${n}.0/24`))
  expect(await Promise.all(neighbours)).toHaveLength(20)
  const refused = (await flood).filter((one) => one.status === 'rejected' && one.reason instanceof HashQueueFull)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(100)
})
