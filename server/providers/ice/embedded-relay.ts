import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import type { RelayOptions, RelayReady } from './embedded-relay.worker.ts'
import type { IceProvider } from './ice-provider.ts'
import { relayCredentials } from './relay-credentials.ts'

const START_DEADLINE_MS = 10_000
const RESTART_AFTER_MS = 200
const STOP_DEADLINE_MS = 2000

/**
 * Embedded TURN relay for demonstrations: a child process, so that media and server do not delay each other. Started by
 * the first room, and restarted whenever it dies.
 */
export function createEmbeddedRelay(publicUrl: string, log: Log): IceProvider {
  const secret = randomBytes(32).toString('base64url')
  let child: ChildProcess | undefined
  let port: Promise<number> | undefined
  let isClosed = false

  async function launch(knownPort: number): Promise<number> {
    const address = await addressOf(publicUrl)
    const started = fork(new URL('embedded-relay.worker.ts', import.meta.url), [], { serialization: 'json' })
    child = started
    started.send({ secret, address, port: knownPort } satisfies RelayOptions)
    const ready = await readiness(started)
    started.once('exit', () => void relaunch(ready.port))
    return ready.port
  }

  /** Same port, so that running calls reconnect by themselves. */
  async function relaunch(knownPort: number): Promise<void> {
    if (isClosed) return
    log.warn('the embedded relay died and is started again')
    await pause(RESTART_AFTER_MS)
    if (!isClosed) port = launch(knownPort)
  }

  return {
    relay: 'embedded',
    async servers(now) {
      port ??= launch(0)
      try {
        const url = `turn:${await addressOf(publicUrl)}:${await port}?transport=udp`
        return [relayCredentials([url], secret, now)]
      } catch (error) {
        // Direct calls work without it; the next caller tries again.
        port = undefined
        log.warn('the embedded relay did not start', { error: String(error) })
        return []
      }
    },
    async close() {
      isClosed = true
      await port?.catch(() => undefined)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const deadline = setTimeout(() => child?.kill('SIGKILL'), STOP_DEADLINE_MS)
      await ended
      clearTimeout(deadline)
    },
  }
}

async function readiness(started: ChildProcess): Promise<RelayReady> {
  const { promise, resolve, reject } = Promise.withResolvers<RelayReady>()
  const deadline = setTimeout(() => started.kill('SIGKILL'), START_DEADLINE_MS)
  const onExit = () => reject(new Error('the relay ended while it started'))
  // With `node --watch`, a child process also reports its loaded files on this channel.
  const onMessage = ({ port }: Partial<RelayReady>) => port !== undefined && resolve({ port })
  started.once('exit', onExit)
  started.on('message', onMessage)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    started.off('exit', onExit)
    started.off('message', onMessage)
  }
}

async function addressOf(publicUrl: string): Promise<string> {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? '127.0.0.1' : (await lookup(hostname, 4)).address
}
