import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANONYMOUS } from '../../db/identity.ts'
import { networksOf } from '../../http/networks-of.ts'
import { JoinLimits } from './join-limits.ts'

const visitor = { identity: ANONYMOUS, capability: undefined }
const person = { identity: { ...ANONYMOUS, sub: 'person' }, capability: undefined }
let joins: JoinLimits

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  joins = new JoinLimits()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Number of joins that were accepted. */
function join(times: number, addressOf: (i: number) => string, caller = visitor): number {
  const addresses = Array.from({ length: times }, (_, i) => addressOf(i))
  return addresses.filter((address) => joins.take(caller, networksOf(address))).length
}

test('visitors of one network share a limit; a person has their own, from anywhere', () => {
  expect(join(300, () => '203.0.113.7')).toBe(120)
  expect(join(300, (i) => `203.0.${i % 9}.1`, person)).toBe(20)
})

test('the many networks of one site share a higher limit', () => {
  expect(join(60_000, (i) => `2001:db8:1:${i.toString(16)}::1`)).toBe(120 * 16)
  expect(join(1, () => '2001:db8:2::1')).toBe(1)
})

test('joins refused to one network cost its neighbours nothing', () => {
  join(5000, () => '203.0.113.7')
  expect(join(300, () => '203.0.113.8')).toBe(120)
})
