import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
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
