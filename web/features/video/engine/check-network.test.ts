import { expect, test } from 'vitest'
import { isRelayMissing } from './check-network.ts'

const open = { state: 'open', relayOnly: true, iceServers: [] } as const

test('without a relay, a call under a pseudonym is known not to start', () => {
  expect(isRelayMissing({ ...open, iceServers: [] })).toBe(true)
  expect(isRelayMissing({ ...open, iceServers: [{ urls: ['turn:turn.example:3478'] }] })).toBe(false)
})

test('a direct call can do without, and before the room opens nobody knows', () => {
  expect(isRelayMissing({ ...open, iceServers: [], relayOnly: false })).toBe(false)
  expect(isRelayMissing({ ...open, iceServers: [], state: 'early' })).toBe(false)
})
