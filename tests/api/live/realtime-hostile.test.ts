import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { roomBrowsers, signals } from '../../support/browser/room-browsers.ts'
import { type Joined, join, listenLive, roomOf } from '../../support/browser/rooms.ts'

const PUBLIC = 'apikey=sb_publishable_mivoix&vsn=2.0.0'

const HEARTBEAT = clientFrame('["1","1","phoenix","heartbeat",{}]')

/** A text frame as a client sends it, masked with zeros. */
function clientFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

let app: TestApp
let one: string

beforeAll(async () => {
  app = await startTestApp()
  one = (await listenLive(app)).address
})

const { clientOf, enter, admit, bothIn } = roomBrowsers(() => ({ app, one, two: one }))

describe('attacks of a hostile browser', () => {
  test('nothing passes before the patient was let in, in either direction', async () => {
    const room = await roomOf(app)
    const patient = await enter(room.patient, room, { ack: true })
    const practitioner = await enter(room.practitioner, room, { ack: true })
    const send = ({ channel }: Joined) => channel.send({ type: 'broadcast', event: 'signal', payload: { n: 1 } })
    expect([await send(patient), await send(practitioner)]).toEqual(['error', 'error'])
    await admit(room)
    await expect.poll(() => patient.heard.map(({ event }) => event)).toEqual(['server:admitted'])
    expect(await send(patient)).toBe('ok')
    await expect.poll(() => signals(practitioner)).toEqual([{ n: 1 }])
    expect(signals(patient)).toEqual([])
  })

  test('the server’s own events are the server’s alone, over the socket and over HTTP', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room, { ack: true })
    const forged = { type: 'broadcast', event: 'server:ended', payload: {} } as const
    expect(await patient.channel.send(forged)).toBe('error')
    await expect(patient.channel.httpSend('server:ended', {})).rejects.toThrow()
    await patient.channel.send({ type: 'broadcast', event: 'signal', payload: { n: 2 } })
    await expect.poll(() => signals(practitioner)).toEqual([{ n: 2 }])
    expect(practitioner.heard.map(({ event }) => event)).not.toContain('server:ended')
  })

  test('the sender of a message cannot be forged, over the socket or over HTTP', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room, { ack: true })
    const from = (party: string) => ({ type: 'broadcast', event: 'signal', payload: { from: party } }) as const
    expect(await patient.channel.send(from('practitioner'))).toBe('error')
    await expect(patient.channel.httpSend('signal', { from: 'supervisor' })).rejects.toThrow()
    expect(await patient.channel.send(from('patient'))).toBe('ok')
    await expect.poll(() => signals(practitioner)).toEqual([{ from: 'patient' }])
  })

  test('somebody else’s token in the middle of a stay ends it', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room, { presence: true })
    await patient.channel.track({ instance: 'one' })
    await expect.poll(() => Object.keys(practitioner.channel.presenceState())).toEqual(['patient'])
    await patient.client.realtime.setAuth(await app.tokenOf(room.practitioner.person))
    await expect.poll(() => patient.statuses).toContain('CLOSED')
    await expect.poll(() => Object.keys(practitioner.channel.presenceState())).toEqual([])
  })

  test('over HTTP a member’s words pass, a stranger’s do not', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room)
    expect(await patient.channel.httpSend('signal', { n: 3 })).toEqual({ success: true })
    await expect.poll(() => signals(practitioner)).toEqual([{ n: 3 }])
    const stranger = (await clientOf(await app.as('patient'))).channel(room.topic, { config: { private: true } })
    await expect(stranger.httpSend('signal', { n: 4 })).rejects.toThrow('Unauthorized')
    const old = (token: string) =>
      fetch(`${one}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [{ topic: room.topic, event: 'signal', payload: { n: 5 }, private: true }] }),
      })
    expect((await old(await app.tokenOf((await app.as('student')).person))).status).toBe(403)
    expect((await old(await app.tokenOf(room.patient.person))).status).toBe(202)
    await expect.poll(() => signals(practitioner)).toEqual([{ n: 3 }, { n: 5 }])
  })

  test('over HTTP nobody speaks in a room they are not in, and those who are share the limit of their socket', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room)
    const other = await listenLive(app)
    const message = { topic: room.topic, event: 'signal', payload: {}, private: true }
    const post = async (party: SignedIn, times: number, at = one) => {
      const answer = await fetch(`${at}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await app.tokenOf(party.person)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ messages: Array.from({ length: times }, () => message) }),
      })
      return answer.status
    }
    expect(await post(room.patient, 1, other.address)).toBe(202)
    const sent = await Promise.all(Array.from({ length: 20 }, () => post(room.practitioner, 20)))
    expect(new Set(sent)).toEqual(new Set([202, 429]))
    await patient.client.removeChannel(patient.channel)
    await expect.poll(() => post(room.patient, 1)).toBe(403)
    expect(await post(room.patient, 1, other.address)).toBe(403)
    await practitioner.client.removeChannel(practitioner.channel)
  })

  test.each(['heartbeat', 'phx_join', 'anything'])('a socket that sends %s without end is closed', async (event) => {
    const socket = new WebSocket(`${one.replace('http', 'ws')}/realtime/v1/websocket?${PUBLIC}`)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
    let answers = 0
    socket.addEventListener('message', () => (answers += 1))
    const frame = JSON.stringify(['1', '1', event === 'heartbeat' ? 'phoenix' : 'realtime:x', event, {}])
    for (let n = 0; n < 2000; n++) socket.send(frame)
    expect([1006, 1013]).toContain(await closed)
    expect(answers).toBeLessThan(600)
  })

  test('a socket that goes on after it was told to stop is cut off at once', async () => {
    const socket = await upgraded(PUBLIC)
    const closed = once(socket, 'close')
    // Never answers the close frame, for which half a minute is left.
    const timer = setInterval(() => socket.write(Buffer.concat(Array.from({ length: 500 }, () => HEARTBEAT))), 100)
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined)
    const startedAt = performance.now()
    await closed
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  test('sockets that join nothing share the limit of their network', async () => {
    const few = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '3' } })
    const { address } = await listenLive(few)
    const sockets = Array.from({ length: 20 }, () => {
      return new WebSocket(`${address.replace('http', 'ws')}/realtime/v1/websocket?${PUBLIC}`)
    })
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.addEventListener('open', resolve))))
    let closed = 0
    for (const socket of sockets) socket.addEventListener('close', () => (closed += 1))
    for (let n = 0; n < 10; n++)
      for (const socket of sockets) socket.send(JSON.stringify(['1', '1', 'phoenix', 'heartbeat', {}]))
    await expect.poll(() => closed).toBeGreaterThan(10)
    const statuses = await Promise.all(Array.from({ length: 40 }, () => knock(PUBLIC, {}, address)))
    expect(statuses).toContain(429)
    for (const socket of sockets) socket.close()
  })

  test('a frame of more than 64 kB ends its connection, and the others go on', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room)
    const before = patient.statuses.length
    await patient.channel.send({ type: 'broadcast', event: 'signal', payload: { x: 'a'.repeat(64 * 1024) } })
    await expect.poll(() => patient.statuses.length).toBeGreaterThan(before)
    expect(signals(practitioner)).toEqual([])
    expect(practitioner.statuses).toEqual(['SUBSCRIBED'])
  })

  test('a flood is stopped', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await bothIn(room)
    for (let n = 0; n < 300; n++) void patient.channel.send({ type: 'broadcast', event: 'signal', payload: { n } })
    await expect.poll(() => patient.statuses).toContain('CHANNEL_ERROR')
    expect(signals(practitioner).length).toBeLessThan(120)
  })

  test('asking for channels without end is refused for a while', async () => {
    const client = await clientOf(await app.as('patient'))
    const answers: string[] = []
    for (let n = 0; n < 22; n++) {
      const { errors, channel } = await join(client, `session:${crypto.randomUUID()}`)
      answers.push(errors[0] ?? '')
      await client.removeChannel(channel)
    }
    expect(answers[0]).toContain('Unauthorized')
    expect(answers.at(-1)).toContain('ClientJoinRateLimitReached')
  })

  const ask = (query: string, headers: Record<string, string> = {}, at = one) =>
    request(`${at}/realtime/v1/websocket?${query}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })

  const upgraded = async (query: string): Promise<Socket> => {
    const asked = ask(query).end()
    const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket]
    return socket.resume()
  }

  const knock = async (...words: Parameters<typeof ask>) => {
    const asked = ask(...words)
    const status = Promise.withResolvers<number>()
    asked.on('response', ({ statusCode = 0 }) => status.resolve(statusCode))
    asked.on('upgrade', (_response, socket) => {
      socket.destroy()
      status.resolve(101)
    })
    asked.on('error', status.reject)
    asked.end()
    return status.promise
  }

  test('another key, another version and another site’s page are refused', async () => {
    const good = PUBLIC
    expect(await knock(good)).toBe(101)
    expect(await knock(good, { origin: one })).toBe(101)
    expect(await knock(good, { origin: app.deps.settings.PUBLIC_URL })).toBe(101)
    expect(await knock('apikey=other&vsn=2.0.0')).toBe(401)
    expect(await knock('apikey=sb_publishable_mivoix&vsn=1.0.0')).toBe(401)
    expect(await knock(good, { origin: 'https://elsewhere.example' })).toBe(403)
    expect(await knock(good, { origin: 'null' })).toBe(403)
  })
})
