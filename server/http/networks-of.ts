import { networkOf } from './network-of.ts'

export interface Network {
  name: string
  /** Multiple of a single caller's limit allowed to the whole network. */
  breadth: number
}

const IPV4_24_BREADTH = 8
const IPV6_56_BREADTH = 4
const IPV6_48_BREADTH = 16

/**
 * Networks counted by a rate limit per address, narrowest first: an IPv6 /48 contains 65,536 networks of /64, and
 * neighbouring IPv4 addresses often belong to one hosting customer.
 */
export function networksOf(address: string): Network[] {
  const narrowest = networkOf(address)
  if (!address.includes(':')) {
    const neighbours = address.split('.').slice(0, 3).join('.')
    return [
      { name: narrowest, breadth: 1 },
      { name: `${neighbours}.0/24`, breadth: IPV4_24_BREADTH },
    ]
  }
  const [a = '', b = '', c = '', d = ''] = narrowest.split(':')
  const subnet = Math.floor(Number.parseInt(d || '0', 16) / 256).toString(16)
  return [
    { name: narrowest, breadth: 1 },
    { name: `${a}:${b}:${c}:${subnet}00::/56`, breadth: IPV6_56_BREADTH },
    { name: `${a}:${b}:${c}::/48`, breadth: IPV6_48_BREADTH },
  ]
}
