import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { pagesFirst } from './pages-first.ts'

const MESSAGES = 10
const MESSAGE_MS = 20
let server: Server
let sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Requests that arrive in the same turn of the event loop, in this order, over connections opened before. */
async function arriveTogether(serve: RequestListener, paths: readonly string[]): Promise<void> {
  let accepted = 0
  server = createServer(serve)
    .on('connection', () => (accepted += 1))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  sockets = paths.map(() => connect(port, '127.0.0.1'))
  await expect.poll(() => accepted).toBe(paths.length)
  for (const [place, path] of paths.entries()) sockets[place]?.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
}

function slowMessages(served: string[]): RequestListener {
  return ({ url = '' }, response) => {
    served.push(url)
    if (url !== '/urgence') for (const until = performance.now() + MESSAGE_MS; performance.now() < until; );
    response.end()
  }
}

const flood = Array.from({ length: MESSAGES }, () => '/functions/v1/chat-wit-ai')

test('a page does not wait for the API requests that arrived with it', async () => {
  const served: string[] = []
  await arriveTogether(pagesFirst(slowMessages(served)), [...flood, '/urgence'])
  await expect.poll(() => served.length).toBe(MESSAGES + 1)
  expect(served.indexOf('/urgence')).toBeLessThanOrEqual(2)
})

test('drops a waiting API request whose client has left', async () => {
  const served: string[] = []
  await arriveTogether(pagesFirst(slowMessages(served)), flood)
  await expect.poll(() => served.length).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  const last = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(last)
  last.write('GET /functions/v1/last HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => served.at(-1)).toBe('/functions/v1/last')
  expect(served.length).toBeLessThan(MESSAGES)
})
