/** Whom a limit per address counts: an IPv4 address, or the IPv6 /64 of which one subscriber has every address. */
export function networkOf(address: string): string {
  // Of what is known to be an address; Node's own test is a regular expression of a thousand characters.
  if (!address.includes(':')) return address
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - (tail?.length ?? 8)) }, () => '0')
  const groups = [...head, ...zeros, ...(tail ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
