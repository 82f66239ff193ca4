import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** A request body in the pieces that arrived: joining 5 MB takes a copy, and a collection of what was copied. */
export async function readPieces(c: Context): Promise<Uint8Array[]> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  // Without a port, or when the body was read to measure it.
  if (!incoming || incoming.readableDidRead) return [new Uint8Array(await c.req.arrayBuffer())]
  const pieces: Uint8Array[] = []
  for await (const piece of incoming) pieces.push(piece)
  return pieces
}
