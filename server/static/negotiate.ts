import type { Representation, StaticFile } from './static-file.ts'

const accepts = (encoding: string) => new RegExp(`(^|,)\\s*${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|$)`, 'i')
const acceptsBrotli = accepts('br')
const acceptsGzip = accepts('gzip')

/** Smallest representation that the client accepts. */
export function bestRepresentation(file: StaticFile, acceptEncoding: string | undefined): Representation {
  if (acceptEncoding) {
    if (file.br && acceptsBrotli.test(acceptEncoding)) return file.br
    if (file.gzip && acceptsGzip.test(acceptEncoding)) return file.gzip
  }
  return file.identity
}

/**
 * True if the client already has this representation (If-None-Match). Weak tags match too, because proxies weaken them.
 */
export function isNotModified(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((held) => held.trim().replace(/^W\//, '') === etag)
}
