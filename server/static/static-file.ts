import { createHash } from 'node:crypto'
import { brotliCompressSync, gunzipSync, gzipSync, constants as zlib } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>
export type Encoding = 'br' | 'gzip' | 'identity'
export type Representation = { readonly body: Bytes; etag: string; headers: Record<string, string> }
/** One address of the site, in every encoding it can be sent in. */
export type StaticFile = { identity: Representation } & Partial<Record<Encoding, Representation>>

/** Pages are finished at start, so they are compressed then: quickly rather than as small as can be. */
export function compressAtStart(body: Bytes): Record<'br' | 'gzip', Bytes> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_LGWIN]: windowBitsFor(body.length) }
  // Copied out of buffers that are larger than what they hold.
  return {
    br: new Uint8Array(brotliCompressSync(body, { params })),
    gzip: new Uint8Array(gzipSync(body, { level: 9 })),
  }
}

/** A window that holds the whole page and no more: the usual one takes megabytes for each page, and ten times as long. */
function windowBitsFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(Math.max(bits, zlib.BROTLI_MIN_WINDOW_BITS), zlib.BROTLI_DEFAULT_WINDOW)
}

/** Hardly anybody asks for a file without any encoding: it is unpacked for them, and its plain text takes no memory. */
export function keptPacked(file: StaticFile): StaticFile {
  const { identity, gzip } = file
  if (!gzip) return file
  const { etag, headers } = identity
  return {
    ...file,
    identity: {
      etag,
      headers,
      get body() {
        return new Uint8Array(gunzipSync(gzip.body))
      },
    },
  }
}

/** Each encoding is a representation of its own, so each has an entity tag of its own (RFC 9110, 8.8.3). */
export function staticFile(
  bodies: Partial<Record<Encoding, Bytes>> & { identity: Bytes },
  headers: Record<string, string>,
): StaticFile {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const represent = (encoding: Encoding, body: Bytes): Representation => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    return {
      body,
      etag,
      headers: {
        ...headers,
        etag,
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(bodies.br && { vary: 'accept-encoding' }),
      },
    }
  }
  return {
    identity: represent('identity', bodies.identity),
    ...(bodies.br && { br: represent('br', bodies.br) }),
    ...(bodies.gzip && { gzip: represent('gzip', bodies.gzip) }),
  }
}
