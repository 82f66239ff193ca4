import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export interface FaultProxy {
  port: number
  /** Breaks connections and refuses new ones, as when the database has stopped. */
  refuse(): Promise<void>
  /** Keeps connections open without passing data, like a network that drops packets. */
  swallow(): void
  /** Delays all data, like a machine short of CPU time. */
  slowDown(milliseconds: number): void
  heal(): Promise<void>
  close(): Promise<void>
}

/** TCP proxy between the server and a PostgreSQL, which injects network faults. */
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
      // Swallowed bytes are lost, so these connections can only be broken.
      if (swallowing) breakAll()
      swallowing = false
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await stopListening()
    },
  }
}
