import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'turn-server'
import { describe, expect, test } from 'vitest'
import type { IceServer } from '#domain/video/room.ts'
import { createLog } from '#server/log.ts'
import { createEmbeddedRelay } from '#server/providers/ice/embedded-relay.ts'
import { relayCredentials } from '#server/providers/ice/relay-credentials.ts'
import { afterTestFile } from '../../support/after-test-file.ts'

const log = createLog('silent')
const SECRET = 'a secret of the tests, long enough'
const NEXT_SECRET = 'the secret that replaces it, as long'

/** TURN allocation, as a browser does it: the relayed address, or the error code. */
async function allocate({ urls, username = '', credential = '' }: IceServer): Promise<string | number> {
  const answer = Promise.withResolvers<string | number>()
  const [url = ''] = urls
  const socket = connect(url.split('?')[0] ?? '', { username, password: credential }, () => socket.allocate())
  let asked = 0
  socket.on('allocate:success', (message) => {
    const relayed = message.getAttribute(0x0016)
    answer.resolve(relayed?.ip ?? 'somewhere')
  })
  // The first 401 is part of the protocol: it carries the nonce.
  socket.on('allocate:error', (_message, error) => {
    if (++asked > 1 || error?.code !== 401) answer.resolve(error?.code ?? 0)
  })
  socket.on('timeout', () => answer.resolve('silence'))
  const patience = setTimeout(() => answer.resolve(401), 4000)
  try {
    return await answer.promise
  } finally {
    clearTimeout(patience)
    socket.close()
  }
}

const credentialsFor = (url: string, now = new Date()) => relayCredentials([url], SECRET, now)

test('credentials say when they end, and nothing of whose they are', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const { username, credential } = credentialsFor('turn:127.0.0.1:3478', now)
  expect(username).toMatch(/^\d{10}:[\w-]{12}$/)
  expect(Number(username.split(':')[0])).toBe(now.getTime() / 1000 + 2 * 3600)
  expect(Buffer.from(credential, 'base64')).toHaveLength(20)
  expect(credentialsFor('turn:127.0.0.1:3478', now).username).not.toBe(username)
})

describe('the embedded relay', () => {
  test('allocates with valid credentials, refuses others, and restarts after a crash', async () => {
    const relay = createEmbeddedRelay('http://localhost:3000', log)
    afterTestFile(() => relay.close())
    const [server] = await relay.servers(new Date())
    if (!server) throw new Error('no relay')
    expect(await allocate(server)).toBe('127.0.0.1')
    expect(await allocate({ ...server, credential: 'wrong' })).toBe(401)
    const [expired] = await relay.servers(new Date(Date.now() - 3 * 3600_000))
    expect(await allocate(expired ?? server)).toBe(401)

    const [port] = /\d+(?=\?)/.exec(server.urls[0] ?? '') ?? []
    const pid = processAt(Number(port))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => allocate(server), { interval: 500 }).toBe('127.0.0.1')
    await relay.close()
    expect(await allocate(server)).not.toBe('127.0.0.1')
  })
})

/** Child process that listens on the port. */
function processAt(port: number): number {
  const found = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('embedded-relay.worker'))
  if (found.length !== 1) throw new Error(`${found.length} relays, expected one at ${port}`)
  return Number.parseInt(found[0] ?? '', 10)
}

const coturn = (() => {
  try {
    return execFileSync('which', ['turnserver'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
})()

describe.skipIf(!coturn)('coturn with deploy/coturn.conf (skipped where `turnserver` is not installed)', () => {
  test('takes our credentials, those of a second secret while it is replaced, and no others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mivoix-coturn-'))
    const port = await freePort()
    const given: Record<string, string> = {
      '<secret>': SECRET,
      '<turn.example>': 'localhost',
      '<public address>': '127.0.0.1',
      '<own relay address>': '127.0.0.1',
    }
    const text = (await readFile(new URL('../../../deploy/coturn.conf', import.meta.url), 'utf8'))
      .replace(/<[^<>\n]+>/g, (place) => given[place] ?? place)
      .replace(/^(tls-listening-port|cert|pkey|min-port|max-port)=.*$/gm, '')
      .replace(
        /^listening-port=.*$/m,
        `listening-port=${port}\nlistening-ip=127.0.0.1\nrelay-ip=127.0.0.1\nno-tls\nno-dtls`,
      )
    await writeFile(
      join(folder, 'turnserver.conf'),
      `${text}\nstatic-auth-secret=${NEXT_SECRET}\nuserdb=${join(folder, 'turndb')}\npidfile=${join(folder, 'pid')}\n`,
    )
    const child: ChildProcess = spawn(coturn ?? '', ['-c', join(folder, 'turnserver.conf')], { stdio: 'ignore' })
    afterTestFile(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    })
    const url = `turn:127.0.0.1:${port}?transport=udp`
    await expect.poll(() => allocate(credentialsFor(url)), { interval: 500 }).toBe('127.0.0.1')
    expect(await allocate(relayCredentials([url], NEXT_SECRET, new Date()))).toBe('127.0.0.1')
    expect(await allocate({ ...credentialsFor(url), credential: 'wrong' })).toBe(401)
    expect(await allocate(credentialsFor(url, new Date(Date.now() - 3 * 3600_000)))).toBe(401)
  })
})

async function freePort(): Promise<number> {
  const probe = createSocket('udp4').bind(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
