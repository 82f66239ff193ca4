import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { processIsAlive } from '#server/db/cluster/process-is-alive.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'

const START = { interval: 50 }
let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-start-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const child of running.splice(0)) await end(child, 'SIGTERM')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The product as a process, with its output. */
function launch(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  let text = ''
  const child = spawn(process.execPath, ['--import', './server/compile-cache.mjs', 'server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  running.push(child)
  return { child, said: () => text }
}

async function launchReady(env: Record<string, string> = {}) {
  const server = launch(env)
  await expect.poll(server.said, START).toContain('Mivoix is ready')
  const address = /http:\/\/localhost:\d+/.exec(server.said())?.[0] ?? ''
  return { ...server, address }
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}

async function endsWith(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, said } = launch(env)
  await once(child, 'close')
  return { code: child.exitCode, said: said() }
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

test('it starts, serves, refuses a second one on its data, and stops everything in order', async () => {
  const { child, address, said } = await launchReady()
  expect(said()).toContain('/dev/mailbox')
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const second = await endsWith({})
  expect(second.code).toBe(1)
  expect(second.said).toContain('Another Mivoix is running on the data in')
  expect(second.said).not.toContain('    at ')
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const pid = await postmaster()
  expect(await end(child, 'SIGINT')).toBe(0)
  expect(processIsAlive(pid)).toBe(false)
})

test('after kill -9 the next start clears away the PostgreSQL that was left', async () => {
  const { child } = await launchReady()
  const left = await postmaster()
  await end(child, 'SIGKILL')
  expect(processIsAlive(left)).toBe(true)
  await launchReady()
  expect(processIsAlive(left)).toBe(false)
})

test('a lock file whose number now belongs to another program is no obstacle', async () => {
  const file = join(folder, 'data', 'postgres', 'postmaster.pid')
  await writeFile(file, `${process.pid}\n${join(folder, 'data', 'postgres')}\n1\n5432\n${folder}\n\n\nready\n`)
  await launchReady()
})

test('a PostgreSQL that dies is started again, and requests are answered again', async () => {
  const { address } = await launchReady()
  process.kill(await postmaster(), 'SIGKILL')
  const status = (path: string) => fetch(`${address}${path}`).then((answer) => answer.status)
  await expect.poll(() => status('/readyz'), START).toBe(503)
  await expect.poll(() => status('/readyz'), START).toBe(200)
})

test('a second signal ends it at once, though somebody is still sending', async () => {
  const { child, address, said } = await launchReady({ STOP_GRACE_SECONDS: '60' })
  const { port } = new URL(address)
  const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  slow.write('POST /functions/v1/send-contact-message HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{')
  await expect.poll(() => fetch(`${address}/readyz`).then((answer) => answer.status), START).toBe(200)
  child.kill('SIGINT')
  const ended = once(child, 'exit')
  const again = setInterval(() => child.kill('SIGINT'), 500)
  const [code] = await ended
  clearInterval(again)
  slow.destroy()
  expect(code).toBe(1)
  expect(said()).toContain('Stopped at once, as asked twice.')
})

test('requests and jobs that do not end share one grace period', async () => {
  const { socketFolder, database, user } = await createTestDatabase()
  const way = await createFaultProxy(socketFolder)
  afterTestFile(() => way.close())
  const admin = superuser(database)
  afterTestFile(() => admin.end())
  const { child, address } = await launchReady({
    DATABASE_URL: `postgres://${user}@127.0.0.1:${way.port}/${database}`,
    STATEMENT_TIMEOUT_MS: '60000',
    STOP_GRACE_SECONDS: '15',
  })
  await admin.begin(async (sql) => {
    await sql`lock table app.outgoing_mails`
    await admin`insert into jobs.job (name, data) values ('send-mail', ${admin.json({ mailId: crypto.randomUUID() })})`
    const isActive = () => admin`select from jobs.job where name = 'send-mail' and state = 'active'`
    await expect.poll(async () => (await isActive()).length, START).toBe(1)
    const slow = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined)
    slow.write('POST /functions/v1/send-contact-message HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{')
    await expect.poll(() => fetch(`${address}/readyz`).then((answer) => answer.status), START).toBe(200)
    const askedAt = performance.now()
    expect(await end(child, 'SIGTERM')).toBe(0)
    const seconds = (performance.now() - askedAt) / 1000
    slow.destroy()
    expect(seconds).toBeGreaterThan(14)
    // One period after the other takes thirty; what is left of the second is for a busy machine.
    expect(seconds).toBeLessThan(29)
  })
})

test('DATABASE_URL takes the place of the private PostgreSQL', async () => {
  const admin = superuser('postgres')
  const database = `start_${crypto.randomUUID().replaceAll('-', '')}`
  await admin`create database ${admin(database)} owner mivoix_server`
  const way = await createFaultProxy(inject('socketFolder'))
  const url = (user: string) => `postgres://${user}@127.0.0.1:${way.port}/${database}`
  const dataFolder = join(folder, 'unused')

  const first = await launchReady({ DATABASE_URL: url('mivoix_server'), DATA_DIR: dataFolder })
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  expect(first.said()).not.toContain('superuser')
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false)
  expect(await end(first.child, 'SIGTERM')).toBe(0)

  const second = await launchReady({ DATABASE_URL: url('postgres'), DATA_DIR: dataFolder })
  expect(second.said()).toContain('DATABASE_URL logs in as a superuser')
  await end(second.child, 'SIGTERM')
  const { code, said } = await endsWith({ DATABASE_URL: `${url('mivoix_server')}_missing`, DATA_DIR: dataFolder })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('cannot be reached (3D000)') })
  const closed = await endsWith({ DATABASE_URL: url('mivoix_server'), DATA_DIR: '/proc/none' })
  expect(closed, 'uploads would fail').toEqual({ code: 1, said: expect.stringContaining('Cannot make the folder') })

  await way.close()
  await admin`drop database ${admin(database)} with (force)`
  await admin.end()
})

test('a database that cannot hold French names is refused, as a machine without a locale makes it', async () => {
  const admin = superuser('postgres')
  const database = `ascii_${crypto.randomUUID().replaceAll('-', '')}`
  await admin`create database ${admin(database)} owner mivoix_server template template0 encoding 'SQL_ASCII'
    locale_provider libc locale 'C'`
  const way = await createFaultProxy(inject('socketFolder'))
  const { code, said } = await endsWith({ DATABASE_URL: `postgres://mivoix_server@127.0.0.1:${way.port}/${database}` })
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('expected a database in UTF8; this one is in SQL_ASCII.'),
  })
  await way.close()
  await admin`drop database ${admin(database)} with (force)`
  await admin.end()
})

test('a busy port is named with a way out', async () => {
  const squatter = createServer()
  squatter.listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { code, said } = await endsWith({ PORT: String(port) })
  squatter.close()
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} is in use by another program. Choose another one: PORT=`)
})

test.each([
  [{ PORT: 'many' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected an address such as postgres://'],
  [{ DATA_DIR: '/proc/none' }, 'Cannot make the folder'],
  [{ HOST: '203.0.113.1' }, 'HOST: expected an address of this machine'],
])(
  '%o stops the start with its name and what is expected',
  async (env, sentence) => {
    const { code, said } = await endsWith(env)
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toContain('    at ')
  },
  120_000,
)
