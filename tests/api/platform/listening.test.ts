import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import type { HonoEnv } from '#server/http/request-context.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

const host = '127.0.0.1'
const open: Listening[] = []
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  for (const server of open.splice(0)) await server.close(0)
})

async function start(handler: Hono<HonoEnv>, limits = {}): Promise<number> {
  const server = await listen(handler, { host, port: 0, limits })
  open.push(server)
  return server.port
}

/** Sends raw bytes to the server over a bare connection. */
function say(port: number, words: string): Socket {
  const socket = connect(port, host)
  socket.write(words)
  return socket
}

const hello = new Hono<HonoEnv>()
  .get('/', (c) => c.text('hello'))
  .post('/', async (c) => c.text(await c.req.text()))
  .onError((_, c) => c.text('what was that?', 400))

test('an unfinished head or body ends in 408, while others are served', async () => {
  const limits = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
  const port = await start(hello, limits)
  const slowHead = say(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-half: ')
  const slowBody = say(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{')
  const served = await fetch(`http://${host}:${port}/`)
  expect(await served.text()).toBe('hello')
  expect(await text(slowHead)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await text(slowBody)).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n'],
  ['no HTTP', 'hello there\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: x\r\nbad header: \u0001\r\n\r\n'],
])('%s is answered by 400 and the end of the connection', async (_, words) => {
  const port = await start(hello)
  expect(await text(say(port, words))).toMatch(/^HTTP\/1\.1 400 /)
})

test('a stop finishes what is being answered, closes idle connections and takes no new one', async () => {
  const reached = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const two = new Hono<HonoEnv>()
    .get('/idle', (c) => c.text('idle'))
    .get('/slow', async (c) => {
      reached.resolve()
      await answer.promise
      return c.text('finished')
    })
  const server = await listen(two, { host, port: 0 })
  const address = `http://${host}:${server.port}`
  const agent = new Agent({ keepAlive: true })
  const [idle] = await once(get(`${address}/idle`, { agent }), 'response')
  await text(idle)
  const idleSocket = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? [])[0]
  const slow = fetch(`${address}/slow`)
  await reached.promise

  const closed = server.close(30)
  await expect
    .poll(() =>
      fetch(`${address}/idle`).then(
        () => 'served',
        () => 'refused',
      ),
    )
    .toBe('refused')
  await expect.poll(() => idleSocket?.destroyed).toBe(true)
  answer.resolve()
  const finished = await slow
  expect([finished.headers.get('connection'), await finished.text()]).toEqual(['close', 'finished'])
  await closed
})

test('a client still sending after the grace period is disconnected', async () => {
  const server = await listen(hello, { host, port: 0 })
  const slow = say(server.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{')
  await once(slow, 'connect')
  await server.close(0)
  await text(slow).catch(() => '')
  expect(slow.destroyed).toBe(true)
})

test.each(['content-length: 9\r\n\r\n{', 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'])(
  'a caller who hangs up in the middle is no failure of ours: %j',
  async (rest) => {
    const port = await start(createApp(app.deps, { readiness: app.readiness }))
    const paths = ['/functions/v1/send-contact-message', '/rest/v1/notes', '/auth/v1/token', '/dev/api/x']
    for (const path of paths) {
      const { length } = app.logged
      const socket = say(port, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`)
      await once(socket, 'connect')
      socket.end()
      await expect.poll(() => app.logged.slice(length).join()).toContain('"event":"request"')
    }
    expect(app.logged.join()).not.toContain('"level":"error"')
  },
)

test('nobody chooses their request id or their address', async () => {
  const port = await start(createApp(app.deps, { readiness: app.readiness }))
  const forged = 'forged-id'
  const answer = await fetch(`http://${host}:${port}/rest/v1/nothing`, {
    headers: { 'x-request-id': forged, 'x-forwarded-for': '203.0.113.7' },
  })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(app.logged.join()).toContain(answer.headers.get('x-request-id') ?? '-')
  expect(app.logged.join()).not.toMatch(/forged-id|203\.0\.113\.7/)
})
