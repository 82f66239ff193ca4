/** Rate limit key of an address: the IPv4 address, or the IPv6 /64, which belongs to one subscriber. */
export function networkOf(address: string): string {
  // Valid addresses only; Node's own check is a regular expression of a thousand characters.
  if (!address.includes(':')) return address
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - (tail?.length ?? 8)) }, () => '0')
  const groups = [...head, ...zeros, ...(tail ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
