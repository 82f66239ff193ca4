import { expect, test } from 'vitest'
import { networksOf } from './networks-of.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test('an IPv4 address counts alone and with its neighbours', () => {
  expect(names('203.0.113.7')).toEqual(['203.0.113.7', '203.0.113.0/24'])
  expect(names('203.0.113.8')[1]).toBe(names('203.0.113.7')[1])
})

test('an IPv6 address counts by subscriber, household and site', () => {
  expect(names('2001:db8:1:2a5::9')).toEqual(['2001:db8:1:2a5::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'])
  expect(names('2001:db8:1:2ff::1').slice(1)).toEqual(['2001:db8:1:200::/56', '2001:db8:1::/48'])
  expect(names('2001:db8:1:300::1').slice(1)).toEqual(['2001:db8:1:300::/56', '2001:db8:1::/48'])
  expect(names('2001:db8:2:300::1')[2]).toBe('2001:db8:2::/48')
  expect(names('::1')).toEqual(['0:0:0:0::/64', '0:0:0:000::/56', '0:0:0::/48'])
})

test('a wider network has a higher limit', () => {
  for (const address of ['203.0.113.7', '2001:db8::1']) {
    const breadths = networksOf(address).map(({ breadth }) => breadth)
    expect(breadths[0]).toBe(1)
    expect(breadths).toEqual(breadths.toSorted((a, b) => a - b))
  }
})
