import { beforeAll, expect, test } from 'vitest'
import { INBOX_EVENT, inboxTopic } from '#domain/video/room.ts'
import { type Client, type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient } from '../../support/browser/rooms.ts'
import { putStays } from '../../support/browser/stays.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function student(day: string) {
  const client = await app.as('student')
  await app.sql`update profiles set first_name = 'Inès', last_name = 'Martin' where id = ${client.person.id}`
  await makeBookable(app.sql, client.person.id)
  return { client, id: client.person.id, starts: await createSlot(app.sql, client.person, day, '09:00', '11:00') }
}

/** A patient booked with one student, and a colleague who is free at the same time. */
async function booked() {
  const day = dayAhead(nextDay++)
  const [own, colleague] = [await student(day), await student(day)]
  const patient = await patientOf(app)
  const [start = new Date(), , later = new Date()] = own.starts
  return { own, colleague, patient, start, later, id: await book(patient, start, { practitionerId: own.id }) }
}

const propose = (client: Client, appointmentId: string, practitionerId: string) =>
  client.functions.invoke('propose-hand-over', { body: { appointmentId, practitionerId } })
const answer = (client: Client, appointmentId: string, practitionerId: string, isAccepted: boolean) =>
  client.functions.invoke('answer-hand-over', { body: { appointmentId, practitionerId, isAccepted } })
const move = (client: Client, body: object) => client.functions.invoke('move-appointment', { body })
const seenBy = async (client: Client) =>
  (await client.from('my_appointments').select('id, topic, practitioner_id, proposed_practitioner_name')).data
const mailsTo = async (client: { person: { email: string } }) =>
  (
    await app.sql<{ template: string }[]>`
      select template from app.outgoing_mails where recipient = ${client.person.email} order by created_at`
  ).map(({ template }) => template)

test('a practitioner hands no booking over by themselves', async () => {
  const { own, colleague, id, start, later } = await booked()
  for (const [startsAt, practitionerId, isAnybodyFine] of [
    [start, colleague.id, false],
    [later, colleague.id, false],
    [later, null, true],
  ] as const)
    expect(
      await refusalOf(await move(own.client, { appointmentId: id, startsAt, practitionerId, isAnybodyFine })),
    ).toMatchObject({
      status: 403,
      code: 'hand_over_needs_patient',
    })
  expect(await seenBy(colleague.client)).toEqual([])
})

test('a colleague sees the topic from the patient’s yes on, and everybody is told', async () => {
  const { own, colleague, patient, id } = await booked()
  expect((await propose(own.client, id, colleague.id)).error).toBeNull()
  expect(await seenBy(patient)).toMatchObject([{ practitioner_id: own.id, proposed_practitioner_name: 'Inès M.' }])
  expect(await seenBy(colleague.client)).toEqual([])
  expect(await mailsTo(patient)).toEqual(['appointment-confirmed', 'hand-over-proposed'])
  expect(await mailsTo(colleague.client)).toEqual([])

  expect((await answer(patient, id, colleague.id, true)).data).toEqual({ practitionerId: colleague.id })
  expect(await seenBy(colleague.client)).toMatchObject([{ id, topic: 'Je dors mal depuis septembre.' }])
  expect(await seenBy(own.client)).toEqual([])
  expect(await seenBy(patient)).toMatchObject([{ practitioner_id: colleague.id, proposed_practitioner_name: null }])
  expect(await mailsTo(patient)).toContain('appointment-moved')
  expect(await mailsTo(colleague.client)).toEqual(['appointment-confirmed'])
  expect(await mailsTo(own.client)).toEqual(['appointment-confirmed', 'appointment-canceled'])
  expect(await refusalOf(await answer(patient, id, colleague.id, true))).toMatchObject({ code: 'hand_over_gone' })
})

test('a colleague who takes over finds nobody admitted, and no supervisor called by the former practitioner', async () => {
  const { own, colleague, patient, id } = await booked()
  const supervisor = await app.as('therapist')
  await putStays(app, { id }, ['patient', -5, -4], ['practitioner', -5, -4])
  await app.sql`
    insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at, answer, answered_at, agreed_at)
    values (${id}, ${own.id}, ${supervisor.person.id}, 'urgent', now(), 'coming', now(), now())`
  await propose(own.client, id, colleague.id)
  expect((await answer(patient, id, colleague.id, true)).error).toBeNull()
  const [room] = await app.sql`
    select r.admitted_at, (select count(*)::int from app.room_stays s where s.appointment_id = r.appointment_id) as stays,
      (select c.refused_at is not null from supervision_calls c where c.appointment_id = r.appointment_id) as is_call_over
    from app.rooms r where r.appointment_id = ${id}`
  expect(room).toEqual({ admitted_at: null, stays: 0, is_call_over: true })
})

test('a no changes nothing, and the practitioner is told', async () => {
  const { own, colleague, patient, id } = await booked()
  await propose(own.client, id, colleague.id)
  expect((await answer(patient, id, colleague.id, false)).data).toEqual({ practitionerId: own.id })
  expect(await seenBy(patient)).toMatchObject([{ practitioner_id: own.id, proposed_practitioner_name: null }])
  expect(await seenBy(colleague.client)).toEqual([])
  expect(await mailsTo(own.client)).toEqual(['appointment-confirmed', 'hand-over-refused'])
})

test('the patient may cancel free of charge instead, until the last hour', async () => {
  const { own, colleague, patient, id } = await booked()
  await propose(own.client, id, colleague.id)
  await app.sql`update appointments set booked_at = now() - interval '60 days', starts_at = now() + interval '1 hour',
    ends_at = now() + interval '2 hours', free_again_at = now() + interval '3 hours' where id = ${id}`
  const canceled = await patient.functions.invoke('cancel-appointment', {
    body: { appointmentId: id, refundCents: 2999 },
  })
  expect(canceled.data).toEqual({ refundCents: 2999 })
  expect(await app.sql`select from app.hand_over_proposals where appointment_id = ${id}`).toHaveLength(0)
})

test('only the practitioner proposes, only the patient answers, and only about whom they were shown', async () => {
  const { own, colleague, patient, id } = await booked()
  const stranger = await patientOf(app)
  expect(await refusalOf(await propose(colleague.client, id, colleague.id))).toMatchObject({ code: 'not_found' })
  expect(await refusalOf(await propose(patient, id, colleague.id))).toMatchObject({ status: 403 })
  await propose(own.client, id, colleague.id)
  expect(await refusalOf(await answer(stranger, id, colleague.id, true))).toMatchObject({ code: 'not_found' })
  expect(await refusalOf(await answer(own.client, id, colleague.id, true))).toMatchObject({ status: 403 })
  expect(await refusalOf(await answer(patient, id, own.id, true))).toMatchObject({ code: 'hand_over_gone' })
  expect(await seenBy(patient)).toMatchObject([{ practitioner_id: own.id, proposed_practitioner_name: 'Inès M.' }])
})

test('a colleague who is not free is not proposed, and one who was taken meanwhile changes nothing', async () => {
  const { own, colleague, patient, start, id } = await booked()
  await propose(own.client, id, colleague.id)
  await book(await patientOf(app), start, { practitionerId: colleague.id })
  expect(await refusalOf(await answer(patient, id, colleague.id, true))).toMatchObject({ code: 'hand_over_not_free' })
  expect(await seenBy(patient)).toMatchObject([{ practitioner_id: own.id }])
  expect(await refusalOf(await propose(own.client, id, colleague.id))).toMatchObject({ code: 'hand_over_not_free' })
})

test('a proposal ends when the appointment is moved', async () => {
  const { own, colleague, patient, later, id } = await booked()
  await propose(own.client, id, colleague.id)
  expect((await move(patient, { appointmentId: id, startsAt: later.toISOString() })).error).toBeNull()
  expect(await refusalOf(await answer(patient, id, colleague.id, true))).toMatchObject({ code: 'hand_over_gone' })
})

test('a patient who moves keeps the same person, unless anybody is fine', async () => {
  const { own, colleague, patient, later, id } = await booked()
  await book(await patientOf(app), later, { practitionerId: own.id })
  const moved = (isAnybodyFine: boolean) =>
    move(patient, { appointmentId: id, startsAt: later.toISOString(), practitionerId: null, isAnybodyFine })
  expect(await refusalOf(await moved(false))).toMatchObject({ code: 'slot_taken' })
  expect((await moved(true)).data).toMatchObject({ practitionerId: colleague.id })
})

test('open screens of the other party learn of a proposal, of its answer, and nobody else does', async () => {
  const { own, colleague, patient, id } = await booked()
  const { address } = await listenLive(app)
  const listen = async ({ person }: SignedIn) => {
    const inbox = await join(liveClient(address, await app.tokenOf(person)), inboxTopic(person.id))
    expect(inbox.statuses).toEqual(['SUBSCRIBED'])
    return inbox.heard
  }
  const [patients, owns, colleagues] = [await listen(patient), await listen(own.client), await listen(colleague.client)]
  const news = { event: INBOX_EVENT, payload: { kind: 'appointments' } }
  await propose(own.client, id, colleague.id)
  await expect.poll(() => patients).toEqual([news])
  await answer(patient, id, colleague.id, false)
  await expect.poll(() => owns).toEqual([news, news])
  expect(colleagues).toEqual([])
  await propose(own.client, id, colleague.id)
  await answer(patient, id, colleague.id, true)
  await expect.poll(() => colleagues).toEqual([news])
  await expect.poll(() => owns).toEqual([news, news, news, news])
})
