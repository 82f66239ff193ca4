import { socketInUrl } from './socket-in-url.ts'

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/
/** Values of libpq's target_session_attrs that mean the primary. We always follow the primary. */
const FOLLOWING = new Set([null, 'any', 'primary', 'read-write'])

/**
 * Hosts of a postgres:// URL, which may list several with commas as in libpq: one URL each. Undefined if it is not such
 * a URL, or asks for a standby.
 */
export function hostsInUrl(address: string): string[] | undefined {
  const [, login = '', hosts = '', path = '', query = ''] = PARTS.exec(address) ?? []
  const parameters = new URLSearchParams(query)
  if (!login || !FOLLOWING.has(parameters.get('target_session_attrs'))) return undefined
  parameters.delete('target_session_attrs')
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path
  const addresses = hosts.split(',').map((host) => `${login}${host}${rest}`)
  // With several hosts each needs a name; a single one may be a Unix socket.
  const areNamed = hosts.split(',').every((host) => host !== '')
  const areAddresses = addresses.every((one) => (socketInUrl(one) ?? URL.parse(one)) !== null)
  return areAddresses && (addresses.length === 1 || areNamed) ? addresses : undefined
}
