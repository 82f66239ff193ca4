import { expect, test } from 'vitest'
import { createCallerAddress } from './caller-address.ts'

test('ignores forwarding headers without trusted proxies', () => {
  expect(createCallerAddress([])('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
})

test('trusts the header of a trusted proxy', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', '198.51.100.7')).toBe('198.51.100.7')
})

test('ignores entries forged before the proxy added its own', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7')
})

test('walks a chain of trusted proxies to the first untrusted address', () => {
  expect(createCallerAddress(['10.0.0.0/8', '192.0.2.1'])('10.0.0.1', '9.9.9.9, 198.51.100.7, 192.0.2.1')).toBe(
    '198.51.100.7',
  )
})

test('an untrusted caller cannot choose its address (spoofing)', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('203.0.113.9', '10.0.0.5')).toBe('203.0.113.9')
})

test('keeps the last known address when the header is malformed', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', "'; drop table users")).toBe('10.1.2.3')
})

test('handles IPv6, mapped IPv4 and a missing peer', () => {
  expect(createCallerAddress(['fd00::/8'])('fd00::1', '2001:db8::7')).toBe('2001:db8::7')
  expect(createCallerAddress([])('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9')
  expect(createCallerAddress([])(undefined, undefined)).toBe('0.0.0.0')
})
