import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { invoke } from '../support/invoke.ts'
import { type Joined, join, listenLive, liveClient, type Room, roomOf, type SignedIn } from '../support/rooms.ts'

let app: TestApp
let one: string
let two: string

beforeAll(async () => {
  app = await startTestApp()
  one = (await listenLive(app)).address
  two = (await listenLive(app)).address
})

const clientOf = async ({ person }: SignedIn, address = one) => liveClient(address, await app.tokenOf(person))
const enter = async (who: SignedIn, room: Room, options: Parameters<typeof join>[2] = {}, address = one) =>
  join(await clientOf(who, address), room.topic, options)
const admit = (room: Room) => invoke(room.practitioner, 'admit-patient', { appointmentId: room.id })
const staysOf = (room: Room) => app.sql<{ party: string; phase: string; left_how: string | null; is_open: boolean }[]>`
  select party, phase, left_how, left_at is null as is_open from app.room_stays
  where appointment_id = ${room.id} order by entered_at, party`

/** Both in the call, on the addresses given. */
async function bothIn(room: Room, options: Parameters<typeof join>[2] = {}, addresses: [string, string] = [one, one]) {
  const patient = await enter(room.patient, room, options, addresses[0])
  const practitioner = await enter(room.practitioner, room, options, addresses[1])
  expect((await admit(room)).status).toBe(200)
  await expect.poll(() => patient.heard.map(({ event }) => event)).toContain('server:admitted')
  await expect.poll(() => practitioner.heard.map(({ event }) => event)).toContain('server:admitted')
  return { patient, practitioner }
}
const signals = ({ heard }: Joined) => heard.filter(({ event }) => event === 'signal').map(({ payload }) => payload)

describe('joining', () => {
  test('both parties of an open room join, and the server knows that they were there', async () => {
    const room = await roomOf(app)
    const patient = await enter(room.patient, room)
    const practitioner = await enter(room.practitioner, room)
    expect([patient.statuses, practitioner.statuses]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']])
    expect(await staysOf(room)).toEqual([
      { party: 'patient', phase: 'waiting', left_how: null, is_open: true },
      { party: 'practitioner', phase: 'call', left_how: null, is_open: true },
    ])
    await patient.channel.unsubscribe()
    await expect.poll(async () => (await staysOf(room))[0]).toMatchObject({ left_how: 'left', is_open: false })
    await practitioner.client.realtime.disconnect()
    await expect.poll(async () => (await staysOf(room))[1]).toMatchObject({ left_how: 'lost', is_open: false })
  })

  const unauthorized = (topic: string) =>
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`

  test.each(['patient', 'student', 'therapist', 'admin'] as const)(
    'a %s who is a stranger is refused',
    async (type) => {
      const room = await roomOf(app)
      const stranger = await enter(await app.as(type), room)
      expect(stranger.statuses).toEqual(['CHANNEL_ERROR'])
      expect(stranger.errors[0]).toContain(unauthorized(room.topic))
    },
  )

  test('so are the patient of another appointment, a visitor, and a token that nobody signed', async () => {
    const room = await roomOf(app)
    const other = await roomOf(app, {}, { practitioner: await app.as('student') })
    expect((await enter(other.patient, room)).errors[0]).toContain(unauthorized(room.topic))
    expect((await join(liveClient(one, null), room.topic)).errors[0]).toContain(unauthorized(room.topic))
    expect((await join(liveClient(one, 'made up'), room.topic)).errors[0]).toContain(unauthorized(room.topic))
  })

  test.each([
    ['has not opened', -11],
    ['has closed', 56],
  ])('nobody joins a room that %s', async (_, minutesAgo) => {
    const room = await roomOf(app, { minutesAgo })
    expect((await enter(room.patient, room)).errors[0]).toContain('Unauthorized')
  })

  test('a public channel, an unknown topic and database changes are refused in the client’s words', async () => {
    const room = await roomOf(app)
    expect((await enter(room.patient, room, { isPrivate: false })).errors[0]).toContain('PrivateOnly')
    expect((await join(await clientOf(room.patient), 'anything')).errors[0]).toContain('Unauthorized')
    const client = await clientOf(room.patient)
    const refused = Promise.withResolvers<string>()
    client
      .channel(room.topic, { config: { private: true } })
      .on('postgres_changes', { event: '*', schema: 'public', table: 'appointments' }, () => undefined)
      .subscribe((_status, error) => refused.resolve(error?.message ?? ''))
    expect(await refused.promise).toContain('RealtimeDisabledForConfiguration')
  })

  test('a signed-out session joins nothing, though its token has not expired', async () => {
    const room = await roomOf(app)
    await app.sql`delete from auth.sessions where user_id = ${room.patient.person.id}`
    expect((await enter(room.patient, room)).errors[0]).toContain('Unauthorized')
  })

  test('an expired token is told so', async () => {
    const room = await roomOf(app)
    const late = await join(liveClient(one, await app.tokenOf(room.patient.person, -5)), room.topic)
    expect(late.errors[0]).toContain('InvalidJWTToken: Token has expired')
  })
})

describe.each([
  ['one process', () => [one, one]],
  ['two processes', () => [one, two]],
] as const)('between two browsers on %s', (_, addresses) => {
  const both = (room: Room, options?: Parameters<typeof join>[2]) =>
    bothIn(room, options, [...addresses()] as [string, string])

  test('signals pass once the patient was let in, in order, large ones too', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await both(room)
    const sdp = 'é'.repeat(15_000)
    for (let n = 0; n < 20; n++)
      await practitioner.channel.send({ type: 'broadcast', event: 'signal', payload: { n, ...(n === 7 && { sdp }) } })
    await expect.poll(() => signals(patient).length).toBe(20)
    expect(signals(patient)).toEqual(Array.from({ length: 20 }, (__, n) => ({ n, ...(n === 7 && { sdp }) })))
    expect(signals(practitioner)).toEqual([])
  })

  test('bytes arrive as they were sent', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await both(room)
    const bytes = Uint8Array.from({ length: 256 }, (__, n) => n)
    await patient.channel.send({ type: 'broadcast', event: 'signal', payload: bytes.buffer })
    await expect.poll(() => signals(practitioner).length).toBe(1)
    expect(new Uint8Array(signals(practitioner)[0] as ArrayBuffer)).toEqual(bytes)
  })

  test('each sees who is there under their party, whatever key they asked for', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await both(room, { presence: true, key: 'practitioner' })
    await patient.channel.track({ commit: 'a' })
    await practitioner.channel.track({ commit: 'b' })
    const states = () =>
      [patient, practitioner].map(({ channel }) =>
        Object.entries(channel.presenceState<{ commit: string }>())
          .map(([key, metas]) => `${key} ${metas.map(({ commit }) => commit).join()}`)
          .toSorted(),
      )
    const everybody = ['patient a', 'practitioner b']
    await expect.poll(states).toEqual([everybody, everybody])
    await patient.channel.track({ commit: 'c' })
    await expect.poll(states).toEqual([
      ['patient c', 'practitioner b'],
      ['patient c', 'practitioner b'],
    ])
    await patient.channel.untrack()
    await expect.poll(() => states()[1]).toEqual(['practitioner b'])
    await practitioner.client.realtime.disconnect()
    await expect.poll(() => states()[0]).toEqual([])
  })

  test('who joins later finds who was there', async () => {
    const room = await roomOf(app)
    const [first, second] = addresses()
    const practitioner = await enter(room.practitioner, room, { presence: true }, first)
    await practitioner.channel.track({ commit: 'b' })
    const patient = await enter(room.patient, room, { presence: true }, second)
    await expect.poll(() => Object.keys(patient.channel.presenceState())).toEqual(['practitioner'])
  })

  test('the newest tab wins, the older is closed for good', async () => {
    const room = await roomOf(app)
    const [first, second] = addresses()
    const older = await enter(room.patient, room, {}, first)
    const newer = await enter(room.patient, room, {}, second)
    await expect.poll(() => older.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    expect(newer.statuses).toEqual(['SUBSCRIBED'])
    await expect.poll(async () => (await staysOf(room)).filter(({ is_open }) => is_open).length).toBe(1)
  })

  test('an ended consultation closes the room for both, and nobody comes back', async () => {
    const room = await roomOf(app)
    const { patient, practitioner } = await both(room)
    expect((await invoke(room.patient, 'end-consultation', { appointmentId: room.id })).body).toEqual({ ended: true })
    await expect.poll(() => [patient.statuses.at(-1), practitioner.statuses.at(-1)]).toEqual(['CLOSED', 'CLOSED'])
    expect(patient.heard.at(-1)?.event).toBe('server:ended')
    expect((await staysOf(room)).map(({ party, left_how }) => `${party} ${left_how}`)).toEqual([
      'patient admitted',
      'practitioner left',
      'patient ended',
    ])
    expect((await enter(room.patient, room)).errors[0]).toContain('Unauthorized')
  })
})

describe('what a hostile browser tries', () => {
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

  test('nobody speaks in another’s name, over the socket and over HTTP', async () => {
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

describe('what changes during a call', () => {
  test('a token that ends makes the client come back with a fresh one', async () => {
    const room = await roomOf(app)
    // Over before the client's next heartbeat, which would bring a new one.
    let token = await app.tokenOf(room.patient.person, 4)
    const client = liveClient(one, null)
    client.realtime.accessToken = async () => token
    const patient = await join(client, room.topic)
    token = await app.tokenOf(room.patient.person)
    await expect.poll(() => patient.statuses).toContain('CHANNEL_ERROR')
    await expect.poll(() => patient.statuses.at(-1)).toBe('SUBSCRIBED')
  })

  test('signing out closes the channel for good', async () => {
    const room = await roomOf(app)
    let token = await app.tokenOf(room.patient.person)
    const client = liveClient(one, null)
    client.realtime.accessToken = async () => token
    const patient = await join(client, room.topic)
    token = 'sb_publishable_mivoix'
    await client.realtime.setAuth()
    await expect.poll(() => patient.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
  })

  test('a server that stops says so, and is not kept from stopping', async () => {
    const room = await roomOf(app)
    const other = await listenLive(app)
    const patient = await enter(room.patient, room, {}, other.address)
    await other.stop()
    await expect.poll(() => patient.statuses.at(-1)).toBe('CHANNEL_ERROR')
    expect(await staysOf(room)).toEqual([{ party: 'patient', phase: 'waiting', left_how: 'lost', is_open: false }])
  })
})

describe('the inbox', () => {
  test('its owner alone listens, and nobody speaks in it but the server', async () => {
    const patient = await app.as('patient')
    const topic = `inbox:${patient.person.id}`
    const own = await join(await clientOf(patient), topic, { ack: true, self: true })
    expect(own.statuses).toEqual(['SUBSCRIBED'])
    expect(await own.channel.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('error')
    const other = await join(await clientOf(await app.as('admin')), topic)
    expect(other.errors[0]).toContain('Unauthorized')
  })
})

describe('enter-room', () => {
  const entrance = async (who: SignedIn, room: Room) =>
    (await invoke(who, 'enter-room', { appointmentId: room.id })).body as unknown as RoomEntrance

  test('tells each party what their browser needs', async () => {
    const room = await roomOf(app, { appearance: 'pseudonym' })
    const patient = await entrance(room.patient, room)
    expect(patient).toMatchObject({
      state: 'open',
      party: 'patient',
      topic: room.topic,
      relayOnly: true,
      names: { patient: 'Luciole', guest: null },
      iceServers: [{ urls: [expect.stringMatching(/^turn:127\.0\.0\.1:\d+\?transport=udp$/)] }],
      admittedAt: null,
      outcome: null,
    })
    expect(await entrance(room.practitioner, room)).toMatchObject({ party: 'practitioner', relayOnly: true })
    expect((await invoke(await app.as('admin'), 'enter-room', { appointmentId: room.id })).status).toBe(404)
    expect((await invoke(app.visitor(), 'enter-room', { appointmentId: room.id })).status).toBe(401)
  })

  test('keeps the sign-in alive until half an hour after the end', async () => {
    const room = await roomOf(app)
    await app.sql`update auth.sessions set not_after = now() + interval '5 minutes' where user_id = ${room.patient.person.id}`
    const { endsAt } = await entrance(room.patient, room)
    const [session] = await app.sql<{ not_after: Date }[]>`
      select not_after from auth.sessions where user_id = ${room.patient.person.id}`
    expect(session?.not_after.getTime()).toBe(new Date(endsAt).getTime() + 30 * 60_000)
  })

  test('gives no relay to a room that is not open', async () => {
    const early = await roomOf(app, { minutesAgo: -60 })
    expect(await entrance(early.patient, early)).toMatchObject({ state: 'early', iceServers: [] })
    const closed = await roomOf(app, { minutesAgo: 60 })
    expect(await entrance(closed.patient, closed)).toMatchObject({ state: 'closed', iceServers: [] })
  })
})
