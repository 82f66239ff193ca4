import { beforeAll, expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { type SupervisedRoom, supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

let phones = 33611110000
const withPhone = async ({ person }: SignedIn) => {
  phones += 1
  await app.sql`update auth.users set phone = ${String(phones)}, phone_confirmed_at = now() where id = ${person.id}`
  return String(phones)
}
const call = async ({ practitioner, id }: SupervisedRoom, kind = 'urgent') =>
  String((await invoke(practitioner, 'call-supervision', { appointmentId: id, kind })).body.callId)
const textsTo = async (phone: string) =>
  (await app.sql<{ body: string }[]>`select body from app.outgoing_sms where recipient = ${phone}`).map(
    ({ body }) => body,
  )
const consentFor = async (who: SignedIn, { id }: SupervisedRoom) =>
  ((await invoke(who, 'enter-room', { appointmentId: id })).body as unknown as RoomEntrance).supervisor?.consent

test('the patient is asked once the called supervisor answers, not before', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const callId = await call(room)
  expect(await consentFor(room.supervisor, room)).toBe('not_asked')
  expect(await consentFor(room.patient, room)).toBeUndefined()
  await invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  for (const who of [room.supervisor, room.patient]) expect(await consentFor(who, room)).toBe('asked')
})

test('a supervisor reads the phone of the student who calls, that day; nobody else does', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const phone = await withPhone(room.practitioner)
  const callId = await call(room)
  await invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  const phonesFor = async (who: SignedIn) => (await who.from('my_supervision_calls').select('student_phone')).data
  expect(await phonesFor(room.supervisor)).toEqual([{ student_phone: phone }])
  for (const who of [room.patient, room.practitioner]) expect(await phonesFor(who)).toEqual([{ student_phone: null }])
  await app.sql`update supervision_calls set asked_at = asked_at - interval '2 days' where id = ${callId}`
  expect(await phonesFor(room.supervisor)).toEqual([{ student_phone: null }])
})

test('a request for an identity reaches the supervisor by mail and text message, without the patient, once', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const phone = await withPhone(room.supervisor)
  const reason = 'Danger immédiat, adresse inconnue.'
  const ask = () => invoke(room.practitioner, 'open-identity', { appointmentId: room.id, reason })
  expect((await ask()).body).toMatchObject({ state: 'asked' })
  expect((await ask()).body).toMatchObject({ state: 'asked' })
  const [text, ...others] = await textsTo(phone)
  expect(text).toContain('votre accord est demandé')
  expect(others).toEqual([])
  const mails = await app.sql`
    select template, data from app.outgoing_mails where recipient = ${room.supervisor.person.email}`
  const data = { appointmentId: room.id, studentName: 'Inès L.', kind: 'identity' }
  expect(mails).toEqual([{ template: 'supervision-called', data }])
})

test('a call for advice sends no text message', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const phone = await withPhone(room.supervisor)
  await call(room, 'advice')
  expect(await textsTo(phone)).toEqual([])
})
