import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

interface Limit {
  maxBytes: number
  tooLarge: () => Error
}

/** A request body in the pieces that arrived: joining 5 MB takes a copy, and a collection of what was copied. */
export async function readPieces(c: Context, { maxBytes, tooLarge }: Limit): Promise<Uint8Array[]> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of piecesOf(c)) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge()
    pieces.push(piece)
  }
  return pieces
}

/** From the socket, which stays open for the answer; from the request where there is no port. */
function piecesOf(c: Context): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming ? incoming.iterator({ destroyOnReturn: false }) : (c.req.raw.body ?? [])
}
