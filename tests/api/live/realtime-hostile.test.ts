import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { roomBrowsers, signals } from '../../support/browser/room-browsers.ts'
import { type Joined, join, listenLive, roomOf } from '../../support/browser/rooms.ts'

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

  const knock = async (query: string, headers: Record<string, string> = {}) => {
    const asked = request(`${one}/realtime/v1/websocket?${query}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })
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
    const good = 'apikey=sb_publishable_mivoix&vsn=2.0.0'
    expect(await knock(good)).toBe(101)
    expect(await knock(good, { origin: one })).toBe(101)
    expect(await knock(good, { origin: app.deps.settings.PUBLIC_URL })).toBe(101)
    expect(await knock('apikey=other&vsn=2.0.0')).toBe(401)
    expect(await knock('apikey=sb_publishable_mivoix&vsn=1.0.0')).toBe(401)
    expect(await knock(good, { origin: 'https://elsewhere.example' })).toBe(403)
    expect(await knock(good, { origin: 'null' })).toBe(403)
  })
})
