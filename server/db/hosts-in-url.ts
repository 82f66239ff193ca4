import { socketInUrl } from './socket-in-url.ts'

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/
/** What libpq calls following the primary. We do it always, whether asked or not. */
const FOLLOWING = new Set([null, 'any', 'primary', 'read-write'])

/**
 * The hosts of a postgres:// address, which may name several with commas between them, as libpq reads it: one address for
 * each. Undefined when it is no such address, or asks for a standby.
 */
export function hostsInUrl(address: string): string[] | undefined {
  const [, login = '', hosts = '', path = '', query = ''] = PARTS.exec(address) ?? []
  const parameters = new URLSearchParams(query)
  if (!login || !FOLLOWING.has(parameters.get('target_session_attrs'))) return undefined
  parameters.delete('target_session_attrs')
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path
  const addresses = hosts.split(',').map((host) => `${login}${host}${rest}`)
  // With several, each must have a name; a single one may be a Unix socket.
  const areNamed = hosts.split(',').every((host) => host !== '')
  const areAddresses = addresses.every((one) => (socketInUrl(one) ?? URL.parse(one)) !== null)
  return areAddresses && (addresses.length === 1 || areNamed) ? addresses : undefined
}
