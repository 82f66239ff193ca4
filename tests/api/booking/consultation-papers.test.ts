import { beforeAll, describe, expect, test } from 'vitest'
import type { IdentityOpening } from '#domain/supervision/functions.ts'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { judged, putStays } from '../../support/browser/stays.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const supervised = async (room: Room): Promise<SignedIn> => {
  const supervisor = await app.as('therapist')
  await app.sql`update profiles set supervisor_id = ${supervisor.person.id} where id = ${room.practitioner.person.id}`
  await app.sql`update profiles set first_name = 'Hélène', last_name = 'Girard' where id = ${supervisor.person.id}`
  return supervisor
}
const entrance = async (who: SignedIn, { id }: Room) =>
  (await invoke(who, 'enter-room', { appointmentId: id })).body as unknown as RoomEntrance

describe('notes', () => {
  const words = { observations: 'Calme.', followUp: '', forSupervision: '' }

  test('a student’s goes from draft to the supervisor, and no further by their hand', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    const note = { appointmentId: room.id, ...words }
    expect((await invoke(room.practitioner, 'save-note', note)).status).toBe(200)
    expect((await room.practitioner.from('consultation_notes').select('state, observations')).data).toEqual([
      { state: 'draft', observations: 'Calme.' },
    ])
    expect((await room.patient.from('consultation_notes').select()).data).toEqual([])
    expect((await invoke(room.practitioner, 'submit-note', { appointmentId: room.id })).body).toEqual({
      state: 'ready',
    })
    expect((await invoke(room.practitioner, 'save-note', note)).body).toMatchObject({ code: 'note_closed' })
    expect((await invoke(room.practitioner, 'submit-note', { appointmentId: room.id })).body).toMatchObject({
      code: 'note_closed',
    })
    const seen = await room.patient.from('my_appointments').select('note_state, note_signed_by_name')
    expect(seen.data).toEqual([{ note_state: 'in_review', note_signed_by_name: null }])
  })

  test('one that needs revision is written again, a psychologist signs their own', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    await invoke(room.practitioner, 'save-note', { appointmentId: room.id, ...words })
    await invoke(room.practitioner, 'submit-note', { appointmentId: room.id })
    await app.sql`update note_reviews set decision = 'needs_revision', comment = 'Précisez.', reviewed_at = now()`
    await app.sql`update consultation_notes set state = 'needs_revision', comment = 'Précisez.' where appointment_id = ${room.id}`
    expect((await invoke(room.practitioner, 'save-note', { appointmentId: room.id, ...words })).status).toBe(200)
    expect((await invoke(room.practitioner, 'submit-note', { appointmentId: room.id })).body).toEqual({
      state: 'ready',
    })

    const own = await roomOf(app, { minutesAgo: 20 }, { practitioner: await app.as('therapist') })
    await invoke(own.practitioner, 'save-note', { appointmentId: own.id, ...words })
    expect((await invoke(own.practitioner, 'submit-note', { appointmentId: own.id })).body).toEqual({ state: 'signed' })
  })

  test('an empty one is not handed in; before the start, by the patient and by strangers none is written', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    const empty = { appointmentId: room.id, observations: '', followUp: '', forSupervision: '' }
    await invoke(room.practitioner, 'save-note', empty)
    expect((await invoke(room.practitioner, 'submit-note', { appointmentId: room.id })).body).toMatchObject({
      code: 'note_empty',
    })
    expect((await invoke(room.patient, 'save-note', empty)).status).toBe(403)
    expect((await invoke(await app.as('student'), 'save-note', empty)).status).toBe(404)
    const early = await roomOf(app, { minutesAgo: -5 })
    expect((await invoke(early.practitioner, 'save-note', { ...empty, appointmentId: early.id })).body).toMatchObject({
      code: 'consultation_not_over',
    })
  })
})

test('a summary is the patient’s once it is shared, and stays so', async () => {
  const room = await roomOf(app, { minutesAgo: 20 })
  const summary = { appointmentId: room.id, body: 'Le sommeil.', steps: ['Marcher', ''], share: false }
  const read = async (who: SignedIn) => (await who.from('consultation_summaries').select('body, steps')).data
  expect((await invoke(room.practitioner, 'share-summary', summary)).body).toEqual({ sharedAt: null })
  expect(await read(room.patient)).toEqual([])
  expect(await read(room.practitioner)).toHaveLength(1)
  await invoke(room.practitioner, 'share-summary', { ...summary, share: true })
  expect(await read(room.patient)).toEqual([{ body: 'Le sommeil.', steps: ['Marcher'] }])
  const { body } = await invoke(room.practitioner, 'share-summary', { ...summary, body: 'Mieux dit.' })
  expect(body.sharedAt).not.toBeNull()
  expect(await read(await app.as('therapist'))).toEqual([])
})

test('personal notes are read by nobody else, and gone when emptied', async () => {
  const room = await roomOf(app)
  const read = async (who: SignedIn) => (await who.from('personal_notes').select('body')).data
  await invoke(room.patient, 'save-personal-note', { appointmentId: room.id, body: 'En parler.' })
  expect(await read(room.patient)).toEqual([{ body: 'En parler.' }])
  expect(await read(room.practitioner)).toEqual([])
  await invoke(room.patient, 'save-personal-note', { appointmentId: room.id, body: ' ' })
  expect(await read(room.patient)).toEqual([])
  const stranger = await app.as('patient')
  expect((await invoke(stranger, 'save-personal-note', { appointmentId: room.id, body: 'x' })).status).toBe(404)
})

describe('a supervisor', () => {
  test('comes in after the patient’s yes, and leaves at their word', async () => {
    const { address } = await listenLive(app)
    const room = await roomOf(app, { minutesAgo: 5 })
    const supervisor = await supervised(room)
    const knock = async () => join(liveClient(address, await app.tokenOf(supervisor.person)), room.topic)
    expect((await invoke(supervisor, 'enter-room', { appointmentId: room.id })).status).toBe(404)

    const { body } = await invoke(room.practitioner, 'call-supervision', { appointmentId: room.id, kind: 'urgent' })
    expect(body).toMatchObject({ supervisorName: 'Hélène Girard' })
    const callId = String(body.callId)
    expect((await entrance(room.patient, room)).supervisor).toBeNull()
    expect((await room.patient.from('my_supervision_calls').select()).data).toEqual([])
    expect((await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })).status).toBe(404)

    await invoke(supervisor, 'answer-supervision', { callId, answer: 'coming' })
    expect(await entrance(supervisor, room)).toMatchObject({ state: 'awaiting_consent', iceServers: [] })
    expect((await entrance(room.patient, room)).supervisor).toMatchObject({ name: 'Hélène Girard', consent: 'asked' })
    expect((await knock()).errors[0]).toContain('Unauthorized')

    await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })
    const inside = await knock()
    expect(inside.statuses).toEqual(['SUBSCRIBED'])
    const { data } = await room.patient.from('my_supervision_calls').select('kind, joined_at, left_at')
    expect(data).toEqual([{ kind: null, joined_at: expect.any(String), left_at: null }])

    await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: false })
    await expect.poll(() => inside.statuses.at(-1)).toBe('CLOSED')
    expect((await knock()).errors[0]).toContain('Unauthorized')
  })

  test('who is suspended leaves the room at once', async () => {
    const { address } = await listenLive(app)
    const room = await roomOf(app, { minutesAgo: 5 })
    const supervisor = await supervised(room)
    const { body } = await invoke(room.practitioner, 'call-supervision', { appointmentId: room.id, kind: 'urgent' })
    await invoke(supervisor, 'answer-supervision', { callId: body.callId, answer: 'coming' })
    await invoke(room.patient, 'agree-to-supervisor', { callId: body.callId, agrees: true })
    const inside = await join(liveClient(address, await app.tokenOf(supervisor.person)), room.topic)
    expect(inside.statuses).toEqual(['SUBSCRIBED'])
    const input = { personId: supervisor.person.id, reason: 'Signalement grave' }
    expect((await invoke(await app.as('admin'), 'suspend-practitioner', input)).status).toBe(200)
    await expect.poll(() => inside.statuses.at(-1)).toBe('CLOSED')
    expect((await entrance(room.patient, room)).supervisor).toBeNull()
  })

  test('a student calls their supervisor, and only the called person answers', async () => {
    const room = await roomOf(app)
    const ask = () => invoke(room.practitioner, 'call-supervision', { appointmentId: room.id, kind: 'advice' })
    expect((await ask()).body).toMatchObject({ code: 'no_supervisor' })
    await supervised(room)
    const { callId } = (await ask()).body
    expect((await invoke(await app.as('therapist'), 'answer-supervision', { callId, answer: 'coming' })).status).toBe(
      404,
    )
  })
})

test('an identity opens for an hour, with a reason, by the supervisor’s word, and the patient can read that it did', async () => {
  const room = await roomOf(app, { appearance: 'pseudonym' })
  const supervisor = await supervised(room)
  await app.sql`update profiles set first_name = 'Claire', last_name = 'Leroy' where id = ${room.patient.person.id}`
  const ask = async (reason?: string) =>
    (await invoke(room.practitioner, 'open-identity', { appointmentId: room.id, ...(reason && { reason }) }))
      .body as unknown as IdentityOpening
  expect(await ask()).toMatchObject({ state: 'none', identity: null })
  expect((await invoke(room.practitioner, 'open-identity', { appointmentId: room.id, reason: 'vite' })).status).toBe(
    422,
  )
  expect(await ask('Danger immédiat, adresse inconnue.')).toMatchObject({ state: 'asked', identity: null })
  const { data } = await supervisor.from('identity_openings').select('id, reason')
  const openingId = data?.[0]?.id
  expect((await invoke(await app.as('therapist'), 'agree-to-identity', { openingId, agrees: true })).status).toBe(404)
  expect((await invoke(supervisor, 'agree-to-identity', { openingId, agrees: true })).status).toBe(200)
  expect(await ask()).toMatchObject({ state: 'open', identity: { name: 'Claire Leroy' } })
  const log = await room.patient.from('access_log').select('act').eq('act', 'identity-opened')
  expect(log.data).toHaveLength(1)
  await app.sql`update identity_openings set open_until = now() - interval '1 second' where id = ${openingId ?? ''}`
  expect(await ask()).toMatchObject({ state: 'over', identity: null })
})

test('a request for an identity can be made again at once when its supervisor has changed', async () => {
  const room = await roomOf(app, { appearance: 'pseudonym' })
  const former = await supervised(room)
  const ask = async (reason?: string) =>
    (await invoke(room.practitioner, 'open-identity', { appointmentId: room.id, ...(reason && { reason }) })).body
  expect(await ask('Danger immédiat, adresse inconnue.')).toMatchObject({ state: 'asked' })
  const supervisor = await supervised(room)
  expect(await ask()).toMatchObject({ state: 'none' })
  expect(await ask('Danger immédiat, adresse inconnue.')).toMatchObject({ state: 'asked' })
  expect((await former.from('identity_openings').select('id')).data).toEqual([])
  const { data } = await supervisor.from('identity_openings').select('id')
  expect(data).toHaveLength(1)
  await invoke(supervisor, 'agree-to-identity', { openingId: data?.[0]?.id, agrees: true })
  expect(await ask()).toMatchObject({ state: 'open' })
})

describe('a companion', () => {
  test('enters by their own link, under their own name, without an account', async () => {
    const { address } = await listenLive(app)
    const room = await roomOf(app, { type: 'couple' })
    const invite = async (name: string) => {
      const { body } = await invoke(room.patient, 'invite-companion', { appointmentId: room.id, name })
      return new URL(String(body.url)).hash.replace('#invitation=', '')
    }
    const token = await invite('Samir')
    const open = (guestToken: string, appointmentId = room.id) =>
      invoke(app.visitor(), 'enter-room', { appointmentId, guestToken })
    expect((await open(token)).body).toMatchObject({ party: 'guest', names: { guest: 'Samir' }, accessToken: token })
    const guest = await join(liveClient(address, token), room.topic)
    expect(guest.statuses).toEqual(['SUBSCRIBED'])

    const other = await roomOf(app, { type: 'couple' })
    expect((await open(token, other.id)).body).toMatchObject({ code: 'invitation_expired' })
    expect((await join(liveClient(address, token), other.topic)).errors[0]).toContain('Unauthorized')

    const second = await invite('Samira')
    await expect.poll(() => guest.statuses.at(-1)).toBe('CLOSED')
    expect((await open(token)).status).toBe(404)
    expect((await open(second)).status).toBe(200)
  })

  test('is for couples and families, and by the patient’s hand', async () => {
    const room = await roomOf(app)
    const input = { appointmentId: room.id, name: 'Samir' }
    expect((await invoke(room.patient, 'invite-companion', input)).body).toMatchObject({
      code: 'companion_not_foreseen',
    })
    expect((await invoke(room.practitioner, 'invite-companion', input)).status).toBe(403)
  })
})

describe('the inbox rings', () => {
  test('for a message and for a changed appointment, once it is written', async () => {
    const { address } = await listenLive(app)
    const room = await roomOf(app, { minutesAgo: -3 * 24 * 60 })
    const { practitioner, patient } = room
    const inbox = await join(
      liveClient(address, await app.tokenOf(practitioner.person)),
      `inbox:${practitioner.person.id}`,
    )
    const kinds = () => inbox.heard.map(({ event, payload }) => `${event} ${JSON.stringify(payload)}`)
    const [thread] = await app.sql<{ id: string }[]>`
      select id from threads where patient_id = ${patient.person.id} and practitioner_id = ${practitioner.person.id}`
    await app.sql`insert into consents (user_id, purpose, version) values (${patient.person.id}, 'messages', 1)`
    expect((await invoke(patient, 'send-message', { threadId: thread?.id ?? '', body: 'Bonjour' })).status).toBe(200)
    await expect.poll(kinds).toEqual(['server:changed {"kind":"messages"}'])
    expect((await invoke(patient, 'cancel-appointment', { appointmentId: room.id, refundCents: 2999 })).status).toBe(
      200,
    )
    await expect.poll(kinds).toContain('server:changed {"kind":"appointments"}')
  })
})

test('nothing that was written about a patient outlives their account', async () => {
  const room = await roomOf(app, { minutesAgo: 60 })
  await supervised(room)
  await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
  await judged(app, room)
  const about = { appointmentId: room.id }
  await invoke(room.practitioner, 'save-note', { ...about, observations: 'Calme.', followUp: '', forSupervision: '' })
  await invoke(room.practitioner, 'share-summary', { ...about, body: 'Le sommeil.', steps: [], share: true })
  await invoke(room.patient, 'save-personal-note', { ...about, body: 'En parler.' })
  await invoke(room.patient, 'rate-consultation', { ...about, stars: 5 })
  await invoke(room.practitioner, 'open-identity', { ...about, reason: 'Danger immédiat, adresse inconnue.' })
  const left = async () => {
    const [counted] = await app.sql<{ rows: number }[]>`
      select ((select count(*) from consultation_notes where appointment_id = ${room.id})
        + (select count(*) from consultation_summaries where appointment_id = ${room.id})
        + (select count(*) from personal_notes where appointment_id = ${room.id})
        + (select count(*) from consultation_ratings where appointment_id = ${room.id})
        + (select count(*) from identity_openings where appointment_id = ${room.id}))::int as rows`
    return counted?.rows
  }
  expect(await left()).toBe(5)
  await app.sql`delete from auth.users where id = ${room.patient.person.id}`
  expect(await left()).toBe(0)
})
