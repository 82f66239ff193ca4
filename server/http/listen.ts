import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterReading } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { shellCommandFor } from '../shell-command-for.ts'
import { StartupError } from '../startup-error.ts'
import { pagesFirst } from './pages-first.ts'

/** Timeouts against slow clients (Slowloris). Keep-alive is longer than the 60 s after which proxies drop an idle connection. */
const usualLimits = {
  maxHeaderSize: 64 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
}
/** Idle timeout of a connection while it is answered. */
const SILENCE_MS = 120_000
/**
 * Graceful shutdown: time in which open connections are still answered; a proxy may be sending on one that looks idle to us.
 */
const DRAIN_MS = 1000
const LOOK_FOR_IDLE_MS = 50
const QUIET_TURN_MS = 0.5
const QUIET_WITHIN_MS = 500

export interface Listening {
  port: number
  /** Graceful shutdown: stops accepting, finishes running requests within the grace period, then closes every connection. */
  close(graceSeconds: number): Promise<void>
}

interface Place {
  host: string
  port: number
  /** Overrides for tests that cannot wait so long. */
  limits?: Partial<typeof usualLimits>
}

type Served = Pick<App, 'fetch'> & Partial<Pick<App, 'realtime'>>

export async function listen({ fetch, realtime }: Served, { host, port, limits }: Place): Promise<Listening> {
  const options = { ...usualLimits, ...limits, ...(realtime && { shouldUpgradeCallback: realtime.wantsUpgrade }) }
  const serve = pagesFirst(getRequestListener(fetch))
  const server = createServer(options, (request, response) =>
    hasOneHost(request) ? serve(request, response) : response.writeHead(400, { connection: 'close' }).end(),
  )
  if (realtime)
    server.on('upgrade', (request, socket, head) =>
      hasOneHost(request) ? realtime.upgrade(request, socket, head) : socket.destroy(),
    )
  server.setTimeout(SILENCE_MS)
  const answering = new Set<ServerResponse>()
  let closing = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (closing) response.setHeader('connection', 'close')
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNot(error, host, port)))
    server.listen(port, host, resolve)
  })

  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close(graceSeconds) {
      await quietTurn()
      // Stops listening only: http.Server.close would also close idle connections at once.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      // Not earlier, or a proxy would open new connections in place of those it is asked to close.
      closing = true
      // Neither this close nor `closeAllConnections` closes an upgraded socket.
      await realtime?.stop()
      for (const response of answering) if (!response.headersSent) response.setHeader('connection', 'close')
      const drainedAt = Date.now() + Math.min(DRAIN_MS, graceSeconds * 1000)
      const sweep = setInterval(async () => {
        await afterReading()
        if (Date.now() >= drainedAt) server.closeIdleConnections()
      }, LOOK_FOR_IDLE_MS)
      const end = setTimeout(() => server.closeAllConnections(), graceSeconds * 1000)
      await closed
      clearInterval(sweep)
      clearTimeout(end)
    },
  }
}

/** Two names for one request (RFC 9112): a proxy may choose by the one, and this server by the other. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts < 2
}

/**
 * Waits for an idle turn of the event loop. Connections in the accept queue are reset when listening ends; after an
 * idle turn the queue is nearly empty.
 */
async function quietTurn(): Promise<void> {
  const giveUpAt = performance.now() + QUIET_WITHIN_MS
  for (let now = performance.now(), took = Number.POSITIVE_INFINITY; took > QUIET_TURN_MS && now < giveUpAt; ) {
    await afterReading()
    took = performance.now() - now
    now = performance.now()
  }
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} ${shellCommandFor('start')}`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartupError(`Port ${port} needs rights that this account does not have. Choose one above 1023: PORT=…`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST: expected an address of this machine; ${host} is none.`)
  }
  return error
}
