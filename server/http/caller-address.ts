import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

type CallerAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

const UNKNOWN = '0.0.0.0'

/**
 * Client address of a request. `X-Forwarded-For` is trusted only as far as trusted proxies wrote it: read from the
 * right, each hop must be trusted for the next one to count. Ignored without trusted proxies.
 */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [network = '', prefix] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(network, family)
    else trusted.addSubnet(network, Number(prefix), family)
  }
  // Hot path: most proxies have one address, and BlockList allocates objects for each check.
  const isTrusted = (address: string) =>
    trustedProxies.includes(address) || trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (peer, forwardedFor) => {
    let address = plain(peer) ?? UNKNOWN
    if (trustedProxies.length === 0 || forwardedFor === undefined) return address
    for (const hop of forwardedFor.split(',').toReversed()) {
      if (!isTrusted(address)) break
      const next = plain(hop.trim())
      if (!next) break
      address = next
    }
    return address
  }
}

/** Normalises IPv4-mapped IPv6 addresses to IPv4. */
function plain(address: string | undefined): string | undefined {
  const unmapped = address?.replace(/^::ffff:(?=\d+\.)/i, '')
  return unmapped && isIP(unmapped) ? unmapped : undefined
}

export function peerOf(env: unknown): string | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket?.remoteAddress
}
