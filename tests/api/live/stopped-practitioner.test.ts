import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time.ts'
import { expireStudentStatus } from '#server/jobs/supervision/expire-student-status.ts'
import { followLostSupervision } from '#server/jobs/supervision/follow-lost-supervision.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { roomBrowsers } from '../../support/browser/room-browsers.ts'
import { listenLive, type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { type Invoked, invoke } from '../../support/invoke.ts'
import { supervisedRoom } from '../../support/rows/notes.ts'
import { giveFreshSecondFactor } from '../../support/rows/supervised-student.ts'

// Nobody is left alone in a room with somebody who may not practise, however that came about.

const SERVICE_KEY = 'a service key of the tests, long enough to be one'
const WITHIN = { timeout: 3000 }
const SENT = { timeout: 10_000 }

let app: TestApp
let admin: SignedIn
let one = ''
const { enter, bothIn, admit } = roomBrowsers(() => ({ app, one, two: one }))

beforeAll(async () => {
  app = await startTestApp({ settings: { SERVICE_KEY }, jobs: 'running' })
  one = (await listenLive(app)).address
  admin = await app.as('admin')
})

type Stop = (room: Room) => Promise<{ status: number }>

const approve = async (requestId: unknown): Promise<Invoked> =>
  invoke(await app.as('admin'), 'decide-act', { requestId, decision: 'approved' })
const act = async (name: string, { practitioner }: Room) => {
  const input = { personId: practitioner.person.id }
  const { body } = await invoke(admin, 'request-act', { act: name, input, reason: 'Quitte la profession' })
  return approve(body.requestId)
}
const suspended: Stop = ({ practitioner }) =>
  invoke(admin, 'suspend-practitioner', { personId: practitioner.person.id, reason: 'Plainte grave' })
const reported: Stop = async ({ id, patient }) => {
  const referent = await app.as('therapist')
  await app.sql`update profiles set is_referent = true where id = ${referent.person.id}`
  const words = { appointmentId: id, category: 'conduct', body: 'Cela me met mal à l’aise.' }
  await invoke(patient, 'report-practitioner', words)
  const [report] = await app.sql<{ id: string }[]>`select id from reports where appointment_id = ${id}`
  await invoke(referent, 'open-report', { reportId: report?.id })
  await invoke(referent, 'request-suspension', { reportId: report?.id, reason: 'Danger pour d’autres.' })
  const [request] = await app.sql<{ id: string }[]>`
    select id from app.act_requests where input ->> 'reportId' = ${report?.id ?? ''}`
  return approve(request?.id)
}
const undone: Stop = async ({ practitioner }) => {
  const before = { validated_at: null, status_valid_until: null, supervisor_id: null }
  const [review] = await app.sql<{ id: string }[]>`
    insert into app.proof_reviews (student_id, reviewer_id, decision, reviewed_at, before)
    values (${practitioner.person.id}, ${admin.person.id}, 'accepted', ${app.clock.now()}, ${app.sql.json(before)})
    returning id`
  return invoke(admin, 'undo-review', { reviewId: review?.id })
}
/** By a program of the operator, with the service key. */
const changed =
  (fields: object): Stop =>
  ({ practitioner }) =>
    app.fetch(`/auth/v1/admin/users/${practitioner.person.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
const erasedThemselves: Stop = async ({ practitioner }) => {
  await giveFreshSecondFactor(app, practitioner)
  return invoke(practitioner, 'delete-my-account', { confirmation: 'SUPPRIMER' })
}

const refundOf = async ({ id }: Room) => {
  const [refund] = await app.sql<{ status: string; canceled_by: string; amount: number; reason: string }[]>`
    select a.status, a.canceled_by, r.amount, r.reason from appointments a
    join payments p on p.appointment_id = a.id left join app.refunds r on r.payment_id = p.id where a.id = ${id}`
  return refund
}
const refunded = { status: 'canceled', canceled_by: 'service', amount: 2999, reason: 'practitioner_withdrawn' }
const subjectsTo = async ({ person }: SignedIn) => (await app.mailsTo(person.email)).map(({ subject }) => subject)
const stateFor = async (who: SignedIn, { id }: Room) =>
  (await invoke(who, 'enter-room', { appointmentId: id })).body.state

const ways: [string, 'student' | 'therapist', number, Stop][] = [
  ['is suspended', 'student', 20, suspended],
  ['is suspended', 'therapist', 20, suspended],
  ['is suspended before the hour', 'student', -5, suspended],
  ['is suspended past the hour', 'student', 50, suspended],
  ['is suspended after a report', 'student', 20, reported],
  ['loses their place', 'therapist', 20, (room) => act('unmake-psychologist', room)],
  ['was accepted by a decision that is undone', 'student', 20, undone],
  ['becomes a patient', 'student', 20, changed({ app_metadata: { user_type: 'patient' } })],
  ['is banned', 'therapist', 20, changed({ ban_duration: '24h' })],
  ['deletes their account past the hour', 'student', 50, erasedThemselves],
  ['is erased past the hour', 'student', 50, (room) => act('erase-person', room)],
]

describe('a practitioner in a room who', () => {
  test.each(ways)('%s (%s, minute %i) leaves it at once, and the patient has their money back', async (...way) => {
    const [, type, minutesAgo, stop] = way
    const practitioner = await app.as(type)
    const room = await (type === 'student'
      ? supervisedRoom(app, { practitioner }, { minutesAgo })
      : roomOf(app, { minutesAgo }, { practitioner }))
    const browsers = await bothIn(room)
    expect((await stop(room)).status).toBe(200)
    await expect.poll(() => browsers.patient.statuses.at(-1), WITHIN).toBe('CLOSED')
    await expect.poll(() => browsers.practitioner.statuses.at(-1), WITHIN).toBe('CLOSED')
    await expect.poll(() => refundOf(room), WITHIN).toEqual(refunded)

    expect(await stateFor(room.patient, room)).toBe('interrupted')
    const entering = await invoke(practitioner, 'enter-room', { appointmentId: room.id })
    expect(entering.body.state ?? 'refused').not.toBe('open')
    expect((await admit(room)).status).toBeGreaterThan(400)
    const again = await enter(room.practitioner, room).catch(() => undefined)
    expect(again?.statuses ?? []).not.toContain('SUBSCRIBED')
    await expect.poll(() => subjectsTo(room.patient), SENT).toContain('Votre séance s’est arrêtée')
    if ('supervisor' in room)
      await expect
        .poll(() => subjectsTo(room.supervisor as SignedIn), SENT)
        .toContain('Une séance s’est arrêtée avant la fin')
  })

  test('may not practise admits nobody who waits', async () => {
    const room = await roomOf(app, { minutesAgo: 2 })
    const patient = await enter(room.patient, room)
    await enter(room.practitioner, room)
    // As if another process had not told anybody yet.
    await app.sql`update profiles set suspended_at = now() where id = ${room.practitioner.person.id}`
    expect(await admit(room)).toMatchObject({ status: 403, body: { code: 'not_practising' } })
    expect(patient.heard.map(({ event }) => event)).not.toContain('server:admitted')
  })

  test('is suspended twice at once is refunded for once', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    await bothIn(room)
    const answers = await Promise.all([suspended(room), suspended(room)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(
      await app.sql`
      select r.amount from app.refunds r join payments p on p.id = r.payment_id
      where p.appointment_id = ${room.id}`,
    ).toEqual([{ amount: 2999 }])
  })

  test('came too late for a verdict that is refunded already still leaves the room', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    const browsers = await bothIn(room)
    await app.sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${room.id}, 'practitioner_absent', 0, 0, now())`
    await suspended(room)
    await expect.poll(() => browsers.patient.statuses.at(-1), WITHIN).toBe('CLOSED')
    expect(await stateFor(room.patient, room)).toBe('interrupted')
    expect(await refundOf(room)).toMatchObject({ status: 'confirmed', amount: 2999 })
  })

  test('is suspended after both have left keeps what the consultation was', async () => {
    const room = await roomOf(app, { minutesAgo: 50 })
    await suspended(room)
    expect(await refundOf(room)).toMatchObject({ status: 'confirmed', amount: null })
  })

  test('is suspended leaves a patient who can report them, and who gets a mail with the numbers', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    await suspended(room)
    const report = { appointmentId: room.id, category: 'conduct', body: 'Je préfère vous le dire.' }
    expect((await invoke(room.patient, 'report-practitioner', report)).status).toBe(200)
    const mails = async () =>
      (await app.mailsTo(room.patient.person.email)).map(({ body_text: text }) => text).join('\n')
    await expect.poll(mails, SENT).toContain('Vous n’y êtes pour rien')
    expect(await mails()).toMatch(/29,99[\s\S]*le 3114 est gratuit/)
  })
})

describe('a room goes on while', () => {
  test('the status of a student merely expires, and so do the sessions of the next fourteen days', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const { person } = room.practitioner
    await app.sql`
      update profiles set validated_at = now(), status_valid_until = ${addDays(dayOf(app.clock.now()), -1)}
      where id = ${person.id}`
    const near = await roomOf(app, { minutesAgo: -13 * 24 * 60 }, room)
    const browsers = await bothIn(room)
    const call = { data: {}, deps: app.deps, signal: new AbortController().signal }
    await expireStudentStatus.handle(call)
    await followLostSupervision.handle(call)
    for (const kept of [room, near]) expect(await refundOf(kept)).toMatchObject({ status: 'confirmed', amount: null })
    expect(browsers.patient.statuses).toEqual(['SUBSCRIBED'])
    expect(await stateFor(room.practitioner, room)).toBe('open')
  })

  test('somebody tries to delete their account in the middle of it', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    await bothIn(room)
    expect((await erasedThemselves(room)).status).toBe(409)
    expect(await refundOf(room)).toMatchObject({ status: 'confirmed', amount: null })
    expect(await stateFor(room.patient, room)).toBe('open')
  })
})

test('a patient who cancels before the hour closes the room to both at once', async () => {
  const room = await roomOf(app, { minutesAgo: -5 })
  const practitioner = await enter(room.practitioner, room)
  const canceled = await invoke(room.patient, 'cancel-appointment', { appointmentId: room.id, refundCents: 2999 })
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
  await expect.poll(() => practitioner.statuses.at(-1), WITHIN).toBe('CLOSED')
})
