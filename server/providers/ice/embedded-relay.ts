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
 * A relay of our own for demonstrations: a child process, so that media never waits for the server nor the server for media.
 * Started by the first room, and again whenever it dies.
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

  /** At the same port: calls under way find it again by themselves. */
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
        // Direct calls work without; the next who asks tries again.
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
  started.once('exit', onExit)
  // Under `node --watch`, which development uses, a child process also reports which files it has loaded.
  started.on('message', (message: Partial<RelayReady>) => {
    if (message.port !== undefined) resolve({ port: message.port })
  })
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    started.off('exit', onExit)
  }
}

async function addressOf(publicUrl: string): Promise<string> {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? '127.0.0.1' : (await lookup(hostname, 4)).address
}
