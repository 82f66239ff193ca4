import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkLimiter } from './network-limiter.ts'
import { networksOf } from './networks-of.ts'

const PER_SECOND = 10
const BURST = PER_SECOND * 12
let limiter: NetworkLimiter

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  limiter = new NetworkLimiter(PER_SECOND)
})
afterEach(() => {
  vi.useRealTimers()
})

const ask = (address: string, door = '/rest/v1') => limiter.take(door, networksOf(address))
const charge = (address: string, ms: number) => limiter.charge('/rest/v1', networksOf(address), ms)
const askTimes = (address: string, times: number) => Array.from({ length: times }, () => ask(address))
const granted = (waits: readonly number[]) => waits.filter((seconds) => seconds === 0).length

test('grants a burst, refuses requests beyond it with the seconds to wait, and leaves other networks alone', () => {
  expect(granted(askTimes('203.0.113.1', BURST))).toBe(BURST)
  expect(ask('203.0.113.1')).toBe(1)
  expect(ask('198.51.100.1')).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(granted(askTimes('203.0.113.1', PER_SECOND + 5))).toBe(PER_SECOND)
})

test('each door counts by itself', () => {
  askTimes('203.0.113.1', BURST * 2)
  expect(ask('203.0.113.1')).toBe(1)
  expect(ask('203.0.113.1', '/auth/v1')).toBe(0)
})

test('charges the time on a connection: sequential work is granted, parallel work is not', () => {
  for (let time = 0; time < 4; time += 1) charge('203.0.113.1', 24_000)
  charge('198.51.100.1', 5)
  expect(ask('203.0.113.1')).toBeGreaterThan(12)
  expect(ask('198.51.100.1')).toBe(0)
})

test('charges nobody when the whole machine is slow', () => {
  for (let time = 0; time < 20; time += 1) {
    charge('198.51.100.1', 700)
    for (let one = 0; one < 3; one += 1) charge('203.0.113.1', 2800)
  }
  expect(ask('203.0.113.1')).toBe(0)
})

const site = (i: number) => `2001:db8:1:${i.toString(16)}::1`

test('limits the many networks of one site together, and higher', () => {
  const waits = Array.from({ length: BURST * 16 + 1 }, (_, i) => ask(site(i * 16)))
  expect(granted(waits)).toBe(BURST * 16)
  expect(waits.at(-1)).toBe(1)
  expect(ask('2001:db8:2::1')).toBe(0)
})

test('requests refused to one network cost its neighbours nothing', () => {
  askTimes('203.0.113.1', BURST * 20)
  expect(ask('203.0.113.1')).toBe(1)
  expect(granted(askTimes('203.0.113.2', BURST))).toBe(BURST)
})
