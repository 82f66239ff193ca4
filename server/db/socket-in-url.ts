/**
 * A Unix socket named by a postgres:// address, as libpq reads it: `postgres://user@/db?host=/run/postgresql`, or the
 * folder as the host itself, percent-encoded. The driver knows neither.
 */
export function socketInUrl(address: string): { url: string; socketFolder: string; port: number } | undefined {
  // A user without a host is no URL to browsers' rules, which Node follows.
  const url = URL.parse(address.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost'))
  if (!url) return undefined
  const socketFolder = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  if (!socketFolder.startsWith('/')) return undefined
  const port = Number(url.searchParams.get('port') || url.port || 5432)
  for (const name of ['host', 'port']) url.searchParams.delete(name)
  const login = [url.username, url.password].filter(Boolean).join(':')
  return { url: `postgres://${login && `${login}@`}localhost${url.pathname}${url.search}`, socketFolder, port }
}
