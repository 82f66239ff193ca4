import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export interface FaultProxy {
  port: number
  /** Connections break and new ones are refused, as when the database has stopped. */
  refuse(): Promise<void>
  /** Connections stay and carry nothing, as when the network swallows everything. */
  swallow(): void
  /** Everything arrives, so much later, as from a machine that is short of processor time. */
  slowDown(milliseconds: number): void
  heal(): Promise<void>
  close(): Promise<void>
}

/** Stands between the server and a PostgreSQL, and can do to the way between them what networks do. */
export async function createFaultProxy(socketFolder: string): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  let swallowing = false
  let delayMs = 0
  const server = createServer((near) => {
    const far = createConnection(join(socketFolder, '.s.PGSQL.5432'))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => {
        if (swallowing) return
        if (delayMs === 0) to.write(chunk)
        else setTimeout(() => to.writable && to.write(chunk), delayMs)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      breakAll()
    })
  return {
    port,
    refuse: stopListening,
    swallow() {
      swallowing = true
    },
    slowDown(milliseconds) {
      delayMs = milliseconds
    },
    async heal() {
      delayMs = 0
      // What was swallowed is gone: a connection that lost bytes can only be broken.
      if (swallowing) breakAll()
      swallowing = false
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await stopListening()
    },
  }
}
