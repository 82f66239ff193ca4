import { expect, test } from 'vitest'
import { createCallerAddress } from './caller-address.ts'

test('without trusted proxies a forwarding header means nothing', () => {
  expect(createCallerAddress([])('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
})

test('a trusted proxy is believed', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', '198.51.100.7')).toBe('198.51.100.7')
})

test('what the caller forged before the proxy added its line is ignored', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7')
})

test('a chain of trusted proxies is walked to the first stranger', () => {
  expect(createCallerAddress(['10.0.0.0/8', '192.0.2.1'])('10.0.0.1', '9.9.9.9, 198.51.100.7, 192.0.2.1')).toBe(
    '198.51.100.7',
  )
})

test('a caller that is no trusted proxy cannot choose its address', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('203.0.113.9', '10.0.0.5')).toBe('203.0.113.9')
})

test('nonsense in the header leaves the last known address', () => {
  expect(createCallerAddress(['10.0.0.0/8'])('10.1.2.3', "'; drop table users")).toBe('10.1.2.3')
})

test('IPv6, mapped IPv4 and no peer at all', () => {
  expect(createCallerAddress(['fd00::/8'])('fd00::1', '2001:db8::7')).toBe('2001:db8::7')
  expect(createCallerAddress([])('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9')
  expect(createCallerAddress([])(undefined, undefined)).toBe('0.0.0.0')
})
