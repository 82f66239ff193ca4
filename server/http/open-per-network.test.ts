import { expect, test } from 'vitest'
import { networksOf } from './networks-of.ts'
import { OpenPerNetwork } from './open-per-network.ts'

/** Opens sockets from each address in turn, and returns how many there was room for. */
function open(sockets: OpenPerNetwork, address: (i: number) => string): number {
  for (let i = 0; ; i += 1) {
    const networks = networksOf(address(i))
    if (!sockets.hasRoom(networks)) return i
    sockets.add(networks)
  }
}

test('one network has five hundred, and room again once one is closed', () => {
  const sockets = new OpenPerNetwork(500)
  expect(open(sockets, () => '203.0.113.7')).toBe(500)
  expect(sockets.hasRoom(networksOf('203.0.113.8'))).toBe(true)
  sockets.remove(networksOf('203.0.113.7'))
  expect(open(sockets, () => '203.0.113.7')).toBe(1)
})

test('the many networks of one site are counted together, and have more', () => {
  const sockets = new OpenPerNetwork(500)
  expect(open(sockets, (i) => `2001:db8:1:${(i % 256).toString(16)}::1`)).toBe(500 * 4)
  expect(open(sockets, (i) => `2001:db8:1:${(256 + i).toString(16)}::1`)).toBe(500 * 16 - 500 * 4)
  expect(sockets.hasRoom(networksOf('2001:db8:2::1'))).toBe(true)
})
