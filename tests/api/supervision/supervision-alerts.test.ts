import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#server/jobs/define-job.ts'
import { escalateAlerts } from '#server/jobs/supervision/escalate-alerts.ts'
import { raiseAlerts } from '#server/jobs/supervision/raise-alerts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { handInNote, type SupervisedRoom, supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

// A referent sees alerts left by other tests.
afterEach(async () => {
  await app.sql`delete from supervision_alerts`
})

const run = (job: Pick<Job<'raise-alerts'>, 'handle'> | Pick<Job<'escalate-alerts'>, 'handle'>) =>
  job.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
const alertsOf = async (who: SignedIn) =>
  (await who.from('my_alerts').select('id, kind, my_side, seen_by_name, appointment_id').is('closed_at', null)).data ??
  []
const kindsFor = async (who: SignedIn) => (await alertsOf(who)).map(({ kind }) => kind).toSorted()
const mailsTo = async ({ person }: SignedIn) => {
  const mails = await app.sql<{ template: string; data: unknown }[]>`
    select template, data from app.outgoing_mails where recipient = ${person.email} order by created_at`
  return mails.map(({ template }) => template)
}
const settle = (room: SupervisedRoom, verdict: string) =>
  app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
    values (${room.id}, ${verdict}, 2700, 2700, ${app.clock.now()})`
const flag = (room: SupervisedRoom) => invoke(room.practitioner, 'flag-crisis', { appointmentId: room.id })

async function referent(): Promise<SignedIn> {
  const person = await app.as('therapist')
  await app.sql`update profiles set is_referent = true where id = ${person.person.id}`
  return person
}

describe('a crisis', () => {
  test('reaches the supervisor by mail, by text message and on the screen, once', async () => {
    const { address } = await listenLive(app)
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const { supervisor } = room
    await app.sql`update auth.users set phone = '33612345678', phone_confirmed_at = now() where id = ${supervisor.person.id}`
    const inbox = await join(liveClient(address, await app.tokenOf(supervisor.person)), `inbox:${supervisor.person.id}`)
    expect((await flag(room)).body).toEqual({ supervisorName: 'Hélène Girard' })
    await flag(room)
    await expect.poll(() => inbox.heard.map(({ payload }) => payload)).toEqual([{ kind: 'supervision' }])
    expect(await mailsTo(supervisor)).toEqual(['supervision-alert'])
    const texts = await app.sql<{ body: string }[]>`select body from app.outgoing_sms where recipient = '33612345678'`
    expect(texts).toHaveLength(1)
    expect(texts[0]?.body).not.toContain('Inès')
    expect(await alertsOf(supervisor)).toMatchObject([
      { kind: 'crisis', my_side: 'supervisor', appointment_id: room.id },
    ])
    expect(await alertsOf(room.practitioner)).toMatchObject([{ kind: 'crisis', my_side: 'student' }])
    expect(await alertsOf(room.patient)).toEqual([])
  })

  test('that nobody looks at goes to referents after 30 minutes, to administrators after 2 hours without content', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const other = await referent()
    const admin = await app.as('admin')
    await flag(room)
    const ages = async (minutes: number) => {
      await app.sql`update supervision_alerts set raised_at = ${new Date(app.clock.now().getTime() - minutes * 60_000)}
        where appointment_id = ${room.id}`
      await run(escalateAlerts)
      await run(escalateAlerts)
    }
    await ages(29)
    expect(await mailsTo(other)).toEqual([])
    expect(await alertsOf(other)).toEqual([])
    await ages(30)
    expect(await mailsTo(other)).toEqual(['supervision-alert'])
    expect(await alertsOf(other)).toMatchObject([{ kind: 'crisis', my_side: 'referent' }])
    expect(await mailsTo(admin)).toEqual([])
    await ages(120)
    expect(await mailsTo(admin)).toEqual(['crisis-unseen'])
    expect(await alertsOf(admin)).toEqual([])
    expect(await mailsTo(other)).toHaveLength(1)
  })

  test('that was looked at goes on until somebody takes it in charge, and the student reads by whom', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const other = await referent()
    await flag(room)
    const [alert] = await alertsOf(room.supervisor)
    const input = { alertId: alert?.id }
    for (const act of ['see-alert', 'take-alert']) {
      expect((await invoke(await app.as('therapist'), act as 'see-alert', input)).status).toBe(404)
      expect((await invoke(other, act as 'see-alert', input)).status).toBe(404)
    }
    expect((await invoke(room.supervisor, 'see-alert', input)).status).toBe(200)
    await app.sql`update supervision_alerts set raised_at = raised_at - interval '40 minutes' where appointment_id = ${room.id}`
    await run(escalateAlerts)
    expect(await alertsOf(other)).toMatchObject([{ kind: 'crisis', my_side: 'referent' }])
    expect((await invoke(room.supervisor, 'take-alert', input)).body).toEqual({ takenBy: 'Hélène Girard' })
    // The first who says so has it.
    expect((await invoke(other, 'take-alert', input)).body).toEqual({ takenBy: 'Hélène Girard' })
    await app.sql`update supervision_alerts set raised_at = raised_at - interval '3 hours' where appointment_id = ${room.id}`
    const admin = await app.as('admin')
    await run(escalateAlerts)
    expect(await mailsTo(admin)).toEqual([])
    const { data } = await room.practitioner.from('my_alerts').select('seen_by_name, handled_by_name')
    expect(data).toEqual([{ seen_by_name: 'Hélène Girard', handled_by_name: 'Hélène Girard' }])
    expect((await invoke(room.supervisor, 'close-alert', input)).status).toBe(200)
    expect(await alertsOf(room.supervisor)).toEqual([])
    expect((await invoke(room.supervisor, 'take-alert', input)).body.code).toBe('alert_closed')
    await flag(room)
    expect(await kindsFor(room.supervisor)).toEqual(['crisis'])
    const again = await room.practitioner.from('my_alerts').select('handled_at')
    expect(again.data).toEqual([{ handled_at: null }])
  })

  test('of a student without a supervisor is a referent’s at once', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const other = await referent()
    await app.sql`update profiles set supervisor_id = null where id = ${room.practitioner.person.id}`
    expect((await flag(room)).body).toEqual({ supervisorName: null })
    expect(await alertsOf(other)).toMatchObject([{ my_side: 'referent' }])
    expect(await alertsOf(room.supervisor)).toEqual([])
  })

  test('that no psychologist can be told of is told to administrators at once, without content', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
    const admin = await app.as('admin')
    await app.sql`update profiles set is_referent = false`
    await app.sql`update profiles set supervisor_id = null where id = ${room.practitioner.person.id}`
    expect((await flag(room)).status).toBe(200)
    expect(await mailsTo(admin)).toEqual(['crisis-unseen'])
    const [mail] = await app.sql<{ data: object }[]>`
      select data from app.outgoing_mails where recipient = ${admin.person.email}`
    expect(Object.keys(mail?.data ?? {}).toSorted()).toEqual(['raisedAt', 'studentName', 'supervisorName', 'why'])
    await app.sql`update supervision_alerts set raised_at = raised_at - interval '3 hours'`
    await run(escalateAlerts)
    expect(await mailsTo(admin)).toHaveLength(1)
  })

  test('is flagged by the student of that consultation, from the opening of its room on', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: -60 })
    expect((await flag(room)).body).toMatchObject({ code: 'room_closed' })
    const input = { appointmentId: room.id }
    expect((await invoke(await app.as('student'), 'flag-crisis', input)).status).toBe(404)
    expect((await invoke(room.patient, 'flag-crisis', input)).status).toBe(403)
    expect((await invoke(room.supervisor, 'flag-crisis', input)).status).toBe(403)
  })

  test('is also a note that is handed in as one', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room, { isCrisis: true })
    expect(await kindsFor(room.supervisor)).toEqual(['crisis'])
  })
})

describe('alerts that are found', () => {
  const rate = (room: SupervisedRoom, stars: number) =>
    app.sql`insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, rated_at)
      values (${room.id}, ${room.patient.person.id}, ${room.practitioner.person.id}, ${stars}, ${app.clock.now()})`

  test('come from ratings, lateness, absence and notes that are missing, each told once', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 3 * 24 * 60 })
    const { supervisor, patient, practitioner } = room
    const later = (minutesAgo: number) => supervisedRoom(app, { supervisor, patient, practitioner }, { minutesAgo })
    await settle(room, 'held')
    await rate(room, 2)
    const missed = await later(300)
    await settle(missed, 'practitioner_absent')
    for (const one of [room, await later(200)]) {
      if (one !== room) await settle(one, 'held')
      await app.sql`
        insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until)
        select gen_random_uuid(), id, 'practitioner', 'call', starts_at + interval '6 minutes', starts_at + interval '40 minutes'
        from appointments where id = ${one.id}`
    }
    await run(raiseAlerts)
    await run(raiseAlerts)
    const all = ['absence', 'late_twice', 'low_rating', 'note_overdue']
    expect(await kindsFor(supervisor)).toEqual(all)
    expect(await mailsTo(supervisor)).toHaveLength(all.length)
    expect(await alertsOf(practitioner)).toEqual([])
    await handInNote(room)
    expect(await kindsFor(supervisor)).toEqual(['absence', 'late_twice', 'low_rating'])
  })

  test('are not raised about a psychologist, nor left when the patient’s account is erased', async () => {
    const own = await supervisedRoom(app, { practitioner: await app.as('therapist') }, { minutesAgo: 300 })
    await settle(own, 'practitioner_absent')
    const room = await supervisedRoom(app, {}, { minutesAgo: 300 })
    await settle(room, 'practitioner_absent')
    await run(raiseAlerts)
    expect(await alertsOf(own.supervisor)).toEqual([])
    expect(await kindsFor(room.supervisor)).toEqual(['absence'])
    await app.sql`delete from auth.users where id = ${room.patient.person.id}`
    expect(await alertsOf(room.supervisor)).toEqual([])
  })
})

test('a report is told to the supervisor, without its words, its day or who wrote it', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 120 })
  const report = { appointmentId: room.id, category: 'conduct', body: 'Il m’a coupé la parole sans cesse.' }
  expect((await invoke(room.patient, 'report-practitioner', report)).status).toBe(200)
  expect(await alertsOf(room.supervisor)).toMatchObject([{ kind: 'report', appointment_id: null }])
  const mails = await app.sql<{ data: unknown }[]>`
    select data from app.outgoing_mails where recipient = ${room.supervisor.person.email}`
  expect(JSON.stringify(mails)).not.toContain('parole')
})

test('a psychologist reads how their own students work, and nobody’s else', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 120 })
  await settle(room, 'held')
  await handInNote(room)
  const { data } = await room.supervisor.from('my_students_consultations').select()
  expect(data).toMatchObject([{ appointment_id: room.id, verdict: 'held', note_state: 'ready' }])
  expect(Object.keys(data?.[0] ?? {})).not.toContain('patient_id')
  expect(
    (await room.supervisor.from('my_supervision').select('people_followed, note_delay_hours, rating_mean')).data,
  ).toEqual([{ people_followed: 1, note_delay_hours: 1, rating_mean: null }])
  expect((await (await app.as('therapist')).from('my_students_consultations').select()).data).toEqual([])
  await app.sql`update profiles set suspended_at = now() where id = ${room.supervisor.person.id}`
  expect((await room.supervisor.from('my_students_consultations').select()).data).toEqual([])
  expect((await room.supervisor.from('my_alerts').select()).data).toEqual([])
})
