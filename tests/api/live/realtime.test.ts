import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { roomBrowsers, signals } from '../../support/browser/room-browsers.ts'
import { join, listenLive, liveClient, type Room, roomOf } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp
let one: string
let two: string

beforeAll(async () => {
  app = await startTestApp()
  one = (await listenLive(app)).address
  two = (await listenLive(app)).address
})

const { clientOf, enter, staysOf, bothIn } = roomBrowsers(() => ({ app, one, two }))

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
  const both = (room: Room, options?: Parameters<typeof join>[2]) => bothIn(room, options, [...addresses()])

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

  test('signals pass although the event of the admission was lost', async () => {
    const room = await roomOf(app)
    const patient = await enter(room.patient, room, { ack: true }, addresses()[0])
    const practitioner = await enter(room.practitioner, room, {}, addresses()[1])
    const say = (n: number) => patient.channel.send({ type: 'broadcast', event: 'signal', payload: { n } })
    expect(await say(1)).toBe('error')
    await app.sql`update app.rooms set admitted_at = now() where appointment_id = ${room.id}`
    app.clock.advance({ seconds: 2 })
    expect(await say(2)).toBe('ok')
    await expect.poll(() => signals(practitioner)).toEqual([{ n: 2 }])
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

  test('a later member gets the presence of the earlier ones', async () => {
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

describe('changes during a call', () => {
  test('a token that ends makes the client come back with a fresh one', async () => {
    const room = await roomOf(app)
    // Expires before the client's next heartbeat, which would send a new token.
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
