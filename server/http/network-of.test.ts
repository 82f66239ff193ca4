import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv4 address is its own network', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
})

test('all addresses of an IPv6 subscriber are one network', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test('expands shortened zeros', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::')).toBe('fe80:0:0:0::/64')
})
