import { beforeAll, expect, test } from 'vitest'
import { IDENTITY_REQUEST_MINUTES } from '#domain/constants.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { invoke } from '../support/invoke.ts'
import { type SupervisedRoom, supervisedRoom } from '../support/rows/notes.ts'

// A patient's identity, and the words about them in a request for it: only for those responsible for the patient now.

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const REASON = 'Danger immédiat, adresse inconnue.'
const ask = ({ practitioner, id }: SupervisedRoom) =>
  invoke(practitioner, 'open-identity', { appointmentId: id, reason: REASON })
const look = ({ practitioner, id }: SupervisedRoom) => invoke(practitioner, 'open-identity', { appointmentId: id })
const suspend = (personId: string) => app.sql`update profiles set suspended_at = now() where id = ${personId}`

/** A consultation whose student has asked for the patient's identity, and the id of the request. */
async function asked(): Promise<{ room: SupervisedRoom; openingId: string }> {
  const room = await supervisedRoom(app, {}, { minutesAgo: 10 })
  expect((await ask(room)).body).toMatchObject({ state: 'asked' })
  const { data } = await room.supervisor.from('identity_openings').select('id, reason')
  expect(data).toMatchObject([{ reason: REASON }])
  return { room, openingId: data?.[0]?.id ?? '' }
}

const grant = ({ room, openingId }: Awaited<ReturnType<typeof asked>>) =>
  invoke(room.supervisor, 'agree-to-identity', { openingId, agrees: true })
const readBy = async ({ room }: Awaited<ReturnType<typeof asked>>) =>
  (await room.supervisor.from('identity_openings').select('reason')).data

test('the patient reads who opened their identity, for which session and why, once it is agreed to', async () => {
  const request = await asked()
  const { patient, id } = request.room
  const reasons = async () => (await patient.from('identity_openings').select('reason, agreed_at')).data
  expect(await reasons()).toEqual([])
  await app.sql`update profiles set gender = 'female' where id = ${request.room.practitioner.person.id}`
  await grant(request)
  const { data: log } = await patient
    .from('access_log')
    .select('actor_id, actor_name, subject, appointment_id, occurred_at')
    .eq('act', 'identity-opened')
  expect(log).toEqual([
    {
      actor_id: request.room.practitioner.person.id,
      actor_name: 'Inès L., étudiante en psychologie supervisée',
      subject: expect.stringMatching(/^la séance du \d+/),
      appointment_id: id,
      occurred_at: expect.any(String),
    },
  ])
  // The settings match the two by this instant.
  expect(await reasons()).toEqual([{ reason: REASON, agreed_at: log?.[0]?.occurred_at }])
  expect((await (await app.as('patient')).from('identity_openings').select('reason')).data).toEqual([])
})

test('the next practitioner of a consultation does not read why an identity was opened before', async () => {
  const request = await asked()
  await grant(request)
  const next = await app.as('therapist')
  await app.sql`update appointments set practitioner_id = ${next.person.id} where id = ${request.room.id}`
  expect((await next.from('identity_openings').select('reason')).data).toEqual([])
})

test('a suspended student neither asks for an identity nor reads one already granted', async () => {
  const request = await asked()
  expect((await grant(request)).status).toBe(200)
  expect((await look(request.room)).body).toMatchObject({ state: 'open' })
  await suspend(request.room.practitioner.person.id)
  expect((await look(request.room)).body).toMatchObject({ code: 'not_practising' })
  expect((await ask(request.room)).body).toMatchObject({ code: 'not_practising' })
})

test('nobody grants an identity to a suspended student', async () => {
  const request = await asked()
  await suspend(request.room.practitioner.person.id)
  expect((await grant(request)).status).toBe(404)
})

test('a suspended psychologist opens no identity', async () => {
  const room = await supervisedRoom(app, { practitioner: await app.as('therapist') }, { minutesAgo: 10 })
  await suspend(room.practitioner.person.id)
  expect((await ask(room)).body).toMatchObject({ code: 'not_practising' })
})

test('a suspended supervisor neither reads a request nor grants it', async () => {
  const request = await asked()
  await suspend(request.room.supervisor.person.id)
  expect(await readBy(request)).toEqual([])
  expect((await grant(request)).status).toBe(404)
})

test('a former supervisor neither reads a request nor grants it', async () => {
  const request = await asked()
  const { person } = await app.as('therapist')
  await app.sql`update profiles set supervisor_id = ${person.id} where id = ${request.room.practitioner.person.id}`
  expect(await readBy(request)).toEqual([])
  expect((await grant(request)).status).toBe(404)
})

test('a request without an answer ends, and another can be made', async () => {
  const request = await asked()
  await app.sql`update identity_openings set asked_at = asked_at - ${IDENTITY_REQUEST_MINUTES} * interval '1 minute'`
  expect((await grant(request)).status).toBe(404)
  expect((await look(request.room)).body).toMatchObject({ state: 'none' })
  expect((await ask(request.room)).body).toMatchObject({ state: 'asked' })
})

test('a called supervisor who is suspended neither answers nor enters the room', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 10 })
  const call = async () => {
    const { body } = await invoke(room.practitioner, 'call-supervision', { appointmentId: room.id, kind: 'urgent' })
    return String(body.callId)
  }
  const answer = (callId: string) => invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  const enter = () => invoke(room.supervisor, 'enter-room', { appointmentId: room.id })
  const callId = await call()
  expect((await answer(callId)).status).toBe(200)
  await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })
  expect((await enter()).body).toMatchObject({ party: 'supervisor' })
  await suspend(room.supervisor.person.id)
  expect((await enter()).status).toBe(404)
  expect((await answer(callId)).status).toBe(404)
})
