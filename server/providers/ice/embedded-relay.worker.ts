import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'turn-server'

export interface RelayOptions {
  secret: string
  address: string
  /** 0: any free port. */
  port: number
}
export interface RelayReady {
  port: number
}

/** Process of the embedded relay. Exits with the server that started it. */
process.once('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit())
// Ctrl-C reaches the whole process group: the server stops this process when its calls are over.
process.on('SIGINT', () => undefined)

process.once('message', async ({ secret, address, port: wanted }: RelayOptions) => {
  const port = wanted || (await freePort(address))
  const relay = createServer({
    auth: { mechanism: 'long-term', realm: 'mivoix', secret },
    relay: { ip: address, externalIp: address },
    userQuota: 12,
    // Browsers and relay are on one machine, in a demonstration or a test.
    allowLoopback: true,
  })
  relay.on('error', () => process.exit(1))
  relay.on('listening', () => process.send?.({ port } satisfies RelayReady))
  // Passed to `listen`: the constructor option is ignored, and the default port used.
  relay.listen([{ port, transport: 'udp', address }])
})

async function freePort(address: string): Promise<number> {
  const probe = createSocket('udp4').bind(0, address)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
