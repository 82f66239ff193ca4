import { beforeAll, expect, test } from 'vitest'
import type { Party, RoomEntrance } from '#domain/video/room.ts'
import { leaveSupervisedRooms } from '#server/verification/leave-supervised-rooms.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import {
  type Joined,
  join,
  listenLive,
  liveClient,
  type Room,
  roomOf,
  type SignedIn,
} from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp()
  address = (await listenLive(app)).address
})

const enter = async ({ person }: SignedIn, { topic }: Room) =>
  join(liveClient(address, await app.tokenOf(person)), topic)
const allowed = async (who: SignedIn, { id }: Room) =>
  ((await invoke(who, 'enter-room', { appointmentId: id })).body as unknown as RoomEntrance).allowed
const removed = ({ heard }: Joined) =>
  heard.filter(({ event }) => event === 'server:removed').map(({ payload }) => (payload as { party: Party }).party)

async function roomWithSupervisor() {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const input = { appointmentId: room.id, kind: 'urgent' }
  const { callId } = (await invoke(room.practitioner, 'call-supervision', input)).body
  expect(await allowed(room.patient, room)).toEqual(['patient', 'practitioner'])
  await invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  expect(await allowed(room.patient, room)).toEqual(['patient', 'practitioner'])
  await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })
  for (const who of [room.patient, room.practitioner, room.supervisor])
    expect(await allowed(who, room)).toEqual(['patient', 'practitioner', 'supervisor'])
  const inside = { patient: await enter(room.patient, room), practitioner: await enter(room.practitioner, room) }
  return { room, callId, ...inside, supervisor: await enter(room.supervisor, room) }
}

test.each([
  [
    'the patient sends them out',
    ({ room, callId }: Awaited<ReturnType<typeof roomWithSupervisor>>) =>
      invoke(room.patient, 'agree-to-supervisor', { callId, agrees: false }),
  ],
  [
    'they no longer supervise the student',
    ({ room }: Awaited<ReturnType<typeof roomWithSupervisor>>) =>
      app.deps.db.asService(async (sql) => {
        await sql`update profiles set supervisor_id = null where id = ${room.practitioner.person.id}`
        await leaveSupervisedRooms(sql, app.deps, { supervisorId: room.supervisor.person.id }, app.clock.now())
      }),
  ],
])('every browser is told to close its link to a supervisor when %s', async (_, act) => {
  const inside = await roomWithSupervisor()
  await act(inside)
  for (const one of [inside.patient, inside.practitioner]) await expect.poll(() => removed(one)).toEqual(['supervisor'])
  await expect.poll(() => inside.supervisor.statuses.at(-1)).toBe('CLOSED')
  const { room } = inside
  for (const who of [room.patient, room.practitioner])
    expect(await allowed(who, room)).toEqual(['patient', 'practitioner'])
})

test('a new invitation ends the links to whoever came with the former one', async () => {
  const room = await roomOf(app, { type: 'couple' })
  const invite = (name: string) => invoke(room.patient, 'invite-companion', { appointmentId: room.id, name })
  expect(await allowed(room.patient, room)).toEqual(['patient', 'practitioner'])
  await invite('Samir')
  expect(await allowed(room.practitioner, room)).toEqual(['patient', 'practitioner', 'guest'])
  const [patient, practitioner] = [await enter(room.patient, room), await enter(room.practitioner, room)]
  await invite('Samira')
  for (const one of [patient, practitioner]) await expect.poll(() => removed(one)).toEqual(['guest'])
  expect(await allowed(room.practitioner, room)).toEqual(['patient', 'practitioner', 'guest'])
})
