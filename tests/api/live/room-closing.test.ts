import { beforeAll, expect, test } from 'vitest'
import { type ChannelStatus, RoomChannel } from '#web/features/video/engine/room-channel.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { listenLive, liveClient, type Room, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp()
  address = (await listenLive(app)).address
})

/** The room's channel as in a browser, with every status it told. */
async function enter({ person }: SignedIn, { topic }: Room): Promise<ChannelStatus[]> {
  const statuses: ChannelStatus[] = []
  const channel = new RoomChannel(liveClient(address, await app.tokenOf(person)), topic, {
    onStatus: (status) => void statuses.push(status),
    onPresence: () => undefined,
    onEvent: () => undefined,
  })
  await channel.join({ instance: crypto.randomUUID(), commits: {}, mode: 'sharp', since: Date.now() })
  await expect.poll(() => statuses).toEqual(['joined'])
  return statuses
}

test('another tab is told apart from the end of a consultation', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const practitioner = await enter(room.practitioner, room)
  const older = await enter(room.patient, room)
  const newer = await enter(room.patient, room)
  await expect.poll(() => older.at(-1)).toBe('replaced')
  await invoke(room.practitioner, 'admit-patient', { appointmentId: room.id })
  expect((await invoke(room.patient, 'end-consultation', { appointmentId: room.id })).body).toEqual({ ended: true })
  await expect.poll(() => [newer.at(-1), practitioner.at(-1)]).toEqual(['closed', 'closed'])
})

test('a supervisor whom the patient asks to leave is not told of another tab', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const input = { appointmentId: room.id, kind: 'urgent' }
  const { callId } = (await invoke(room.practitioner, 'call-supervision', input)).body
  await invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })
  const supervisor = await enter(room.supervisor, room)
  await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: false })
  await expect.poll(() => supervisor.at(-1)).toBe('closed')
})
