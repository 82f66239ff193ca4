/**
 * Unix socket in a postgres:// URL, as libpq reads it: `postgres://user@/db?host=/run/postgresql`, or the folder as
 * percent-encoded host. The driver supports neither.
 */
export function socketInUrl(address: string): { url: string; socketFolder: string; port: number } | undefined {
  // A URL with a user and no host is invalid for the WHATWG parser, which Node uses.
  const url = URL.parse(address.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost'))
  if (!url) return undefined
  const socketFolder = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  if (!socketFolder.startsWith('/')) return undefined
  const port = Number(url.searchParams.get('port') || url.port || 5432)
  for (const name of ['host', 'port']) url.searchParams.delete(name)
  const login = [url.username, url.password].filter(Boolean).join(':')
  return { url: `postgres://${login && `${login}@`}localhost${url.pathname}${url.search}`, socketFolder, port }
}
