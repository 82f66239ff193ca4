import { beforeAll, expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { type SupervisedRoom, supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp()
  address = (await listenLive(app)).address
})

const newRoom = () => supervisedRoom(app, {}, { minutesAgo: 5 })
const call = async ({ practitioner, id }: SupervisedRoom) =>
  (await invoke(practitioner, 'call-supervision', { appointmentId: id, kind: 'urgent' })).body.callId
const answer = ({ supervisor }: SupervisedRoom, callId: unknown, word = 'coming') =>
  invoke(supervisor, 'answer-supervision', { callId, answer: word })
const agree = ({ patient }: SupervisedRoom, callId: unknown, agrees = true) =>
  invoke(patient, 'agree-to-supervisor', { callId, agrees })
const entrance = async (who: SignedIn, { id }: SupervisedRoom) =>
  (await invoke(who, 'enter-room', { appointmentId: id })).body as unknown as RoomEntrance
const enter = async ({ supervisor, topic }: SupervisedRoom) =>
  join(liveClient(address, await app.tokenOf(supervisor.person)), topic)
const callOf = async ({ id }: SupervisedRoom) => {
  const [row, ...others] = await app.sql<{ joined_at: Date | null; left_at: Date | null }[]>`
    select joined_at, left_at from supervision_calls where appointment_id = ${id}`
  expect(others).toEqual([])
  return row
}
const mailsTo = async ({ supervisor }: SupervisedRoom) =>
  (await app.sql`select from app.outgoing_mails where recipient = ${supervisor.person.email}`).count

async function admittedRoom() {
  const room = await newRoom()
  const callId = await call(room)
  await answer(room, callId)
  await agree(room, callId)
  return { room, callId }
}

test('a question to the patient stays open when the supervisor is called again', async () => {
  const room = await newRoom()
  const callId = await call(room)
  await answer(room, callId)
  expect(await call(room)).toBe(callId)
  expect((await entrance(room.patient, room)).supervisor).toMatchObject({ callId, consent: 'asked' })
  expect(await mailsTo(room)).toBe(2)
})

test('a supervisor in the room stays there when called again', async () => {
  const { room, callId } = await admittedRoom()
  const inside = await enter(room)
  expect(await call(room)).toBe(callId)
  expect(await entrance(room.supervisor, room)).toMatchObject({ state: 'open', supervisor: { consent: 'given' } })
  expect((await enter(room)).statuses).toEqual(['SUBSCRIBED'])
  await expect.poll(() => inside.statuses.at(-1)).toBe('CLOSED')
  // The end of the older tab is no departure.
  const endedTabs = () => app.sql`
    select from app.room_stays where appointment_id = ${room.id} and party = 'supervisor' and left_how = 'left'`
  await expect.poll(endedTabs).toHaveLength(1)
  expect(await callOf(room)).toEqual({ joined_at: expect.any(Date), left_at: null })
  expect(await call(room)).toBe(callId)
})

test('an unanswered call, written beside it, takes nobody’s place', async () => {
  const room = await newRoom()
  const [first, second] = [await call(room), await call(room)]
  expect(second).not.toBe(first)
  await answer(room, first)
  expect((await entrance(room.patient, room)).supervisor).toMatchObject({ callId: first, consent: 'asked' })
  await agree(room, first)
  await answer(room, second)
  expect(await entrance(room.supervisor, room)).toMatchObject({ state: 'open', supervisor: { callId: first } })
})

test('after a refusal, or a departure, a new call begins with the supervisor’s answer', async () => {
  const { room, callId } = await admittedRoom()
  await agree(room, callId, false)
  const again = await call(room)
  expect(again).not.toBe(callId)
  expect((await entrance(room.supervisor, room)).supervisor).toMatchObject({ callId: again, consent: 'not_asked' })

  const { room: other, callId: former } = await admittedRoom()
  const inside = await enter(other)
  await inside.channel.unsubscribe()
  await expect.poll(async () => (await callOf(other))?.left_at).toBeInstanceOf(Date)
  expect(await call(other)).not.toBe(former)
  expect((await entrance(other.supervisor, other)).supervisor).toMatchObject({ consent: 'not_asked' })
})
