import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { NoPrimary, Primary } from './primary.ts'

/** A host that accepts connections and answers with its role. */
async function host(): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/mivoix`, sockets }
}

const timelines = new Map<string, number | Error | undefined>()
const ask = async (url: string) => {
  const answer = timelines.get(url)
  if (answer instanceof Error) throw answer
  return answer
}

test('opens connections to the primary, wherever it stands in the list', async () => {
  const [a, b] = [await host(), await host()]
  timelines.set(a.url, undefined).set(b.url, 3)
  const socket = await new Primary([a.url, b.url], ask).socket()
  onTestFinished(() => void socket.destroy())
  await expect.poll(() => [a.sockets.length, b.sockets.length]).toEqual([0, 1])
})

test('prefers the one promoted last when two hosts claim to be the primary', async () => {
  const [a, b] = [await host(), await host()]
  timelines.set(a.url, 3).set(b.url, 4)
  expect(await new Primary([a.url, b.url], ask).locate()).toBe(b.url)
})

test('counts the hosts that claim to be the primary, without those that do not answer', async () => {
  const [a, b, c] = [await host(), await host(), await host()]
  timelines.set(a.url, 3).set(b.url, undefined).set(c.url, new Error('gone'))
  const primary = new Primary([a.url, b.url, c.url], ask)
  expect(await primary.countClaims()).toBe(1)
  timelines.set(c.url, 4)
  expect(await primary.countClaims()).toBe(2)
})

test('closes connections to the old primary after a failover', async () => {
  const [a, b] = [await host(), await host()]
  timelines.set(a.url, 1).set(b.url, undefined)
  const primary = new Primary([a.url, b.url], ask)
  const old = await primary.socket()
  timelines.set(a.url, new Error('gone')).set(b.url, 2)
  // Cached for a second.
  await expect.poll(() => primary.locate()).toBe(b.url)
  expect(old.destroyed).toBe(true)
})

test('fails like a refused connection when there is no primary', async () => {
  const [a, b] = [await host(), await host()]
  timelines.set(a.url, undefined).set(b.url, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  const socket = await new Primary([a.url, b.url], ask).socket()
  const failure = once(socket, 'error')
  socket.write('hello')
  expect((await failure)[0]).toMatchObject({ code: 'NO_PRIMARY' })
})

test('reports the error that all hosts agree on', async () => {
  const wrong = Object.assign(new Error('wrong password'), { code: '28P01' })
  expect(new NoPrimary([wrong, wrong])).toMatchObject({ code: '28P01' })
  expect(new NoPrimary([wrong, undefined])).toMatchObject({ code: 'NO_PRIMARY' })
})
