import { expect, test } from 'vitest'
import { type LinkHealth, nextLadderStep } from './ladder.ts'

const health = (changes: Partial<LinkHealth>): LinkHealth => ({
  state: 'connected',
  stateSince: 0,
  lastMediaAt: undefined,
  expectsMedia: true,
  lastStepAt: 0,
  cameOnline: false,
  ...changes,
})

test('a connection that carries sound is left alone', () => {
  expect(nextLadderStep(health({ lastMediaAt: 59_000 }), 60_000)).toBe('wait')
})

test('a short interruption is given two seconds to heal', () => {
  const cut = health({ state: 'disconnected', stateSince: 10_000, lastStepAt: 0 })
  expect(nextLadderStep(cut, 11_900)).toBe('wait')
  expect(nextLadderStep(cut, 12_000)).toBe('restart-ice')
})

test('a failure, or the network that comes back, restarts ICE at once', () => {
  expect(nextLadderStep(health({ state: 'failed', stateSince: 10_000 }), 10_000)).toBe('restart-ice')
  const back = health({ state: 'disconnected', stateSince: 10_000, cameOnline: true, lastStepAt: 10_500 })
  expect(nextLadderStep(back, 10_600)).toBe('restart-ice')
})

test('a restart that does not help is followed by a new connection, every eight seconds', () => {
  const failed = health({ state: 'failed', stateSince: 10_000, lastStepAt: 10_000 })
  expect(nextLadderStep(failed, 17_900)).toBe('wait')
  expect(nextLadderStep(failed, 18_000)).toBe('renew')
  const renewed = health({ state: 'connecting', stateSince: 18_000, lastStepAt: 18_000 })
  expect(nextLadderStep(renewed, 25_000)).toBe('wait')
  expect(nextLadderStep(renewed, 26_000)).toBe('renew')
})

test('eight silent seconds of a connection that calls itself connected make a new one', () => {
  expect(nextLadderStep(health({ lastMediaAt: 52_100 }), 60_000)).toBe('wait')
  expect(nextLadderStep(health({ lastMediaAt: 52_000 }), 60_000)).toBe('renew')
  expect(nextLadderStep(health({ stateSince: 55_000 }), 60_000)).toBe('wait')
})

test('a peer that sends no media by choice is not reconnected', () => {
  expect(nextLadderStep(health({ expectsMedia: false, lastMediaAt: 0 }), 60_000)).toBe('wait')
})
