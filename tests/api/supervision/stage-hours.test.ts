import { beforeAll, describe, expect, test } from 'vitest'
import { STAGE_NOTE_MINUTES, STAGE_SESSION_MINUTES } from '#domain/constants.ts'
import { addDays, addMinutes, dayOf } from '#domain/time.ts'
import { countMeetingHours } from '#server/jobs/supervision/count-meeting-hours.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { roomOf } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisedStudent } from '../../support/rows/supervised-student.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const seminar = () => ({
  kind: 'training',
  day: dayOf(app.clock.now()),
  minutes: 90,
  description: 'Séminaire de clinique',
})
const totals = async (reader: Awaited<ReturnType<TestApp['as']>>) =>
  (await reader.from('stage_hour_totals').select('confirmed_minutes, waiting_minutes')).data

describe('the platform counts', () => {
  test('a consultation that was held, once, and takes it back with the verdict', async () => {
    const room = await roomOf(app, { minutesAgo: 60 })
    const judge = (verdict: string) => app.sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${room.id}, ${verdict}, 2700, 2700, now())
      on conflict (appointment_id) do update set verdict = excluded.verdict`
    await judge('held')
    await judge('held')
    const read = async () => (await room.practitioner.from('stage_hours').select('kind, minutes, source, state')).data
    const session = { kind: 'session', minutes: STAGE_SESSION_MINUTES, source: 'platform', state: 'confirmed' }
    expect(await read()).toEqual([session])
    await judge('connection_failed')
    expect(await read()).toEqual([])
  })

  test('neither one that came to nothing, nor those of a psychologist', async () => {
    const short = await roomOf(app, { minutesAgo: 60 })
    const psychologist = await roomOf(app, { minutesAgo: 60 }, { practitioner: await app.as('therapist') })
    await app.sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${short.id}, 'too_short', 60, 60, now()), (${psychologist.id}, 'held', 2700, 2700, now())`
    const counted = await app.sql`select from stage_hours
      where student_id in (${short.practitioner.person.id}, ${psychologist.practitioner.person.id})`
    expect(counted.count).toBe(0)
  })

  test('a note once it is signed, and keeps it when the patient is gone', async () => {
    const room = await roomOf(app, { minutesAgo: 60 })
    await app.sql`insert into consultation_notes (appointment_id, author_id, observations) values (${room.id}, ${room.practitioner.person.id}, 'Calme.')`
    const read = async () => (await room.practitioner.from('stage_hours').select('kind, minutes')).data
    expect(await read()).toEqual([])
    await app.sql`update consultation_notes set state = 'signed', signed_at = now() where appointment_id = ${room.id}`
    expect(await read()).toEqual([{ kind: 'note', minutes: STAGE_NOTE_MINUTES }])
    await app.sql`delete from auth.users where id = ${room.patient.person.id}`
    expect(await read()).toEqual([{ kind: 'note', minutes: STAGE_NOTE_MINUTES }])
  })
})

test('a meeting counts the time that both were there, once, and not for who did not come', async () => {
  const { student, supervisor } = await supervisedStudent(app)
  const absent = await app.as('student')
  const start = addMinutes(app.clock.now(), -120)
  const [meeting] = await app.sql<{ id: string }[]>`
    insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
    values (${supervisor.person.id}, 'group', ${start}, ${addMinutes(start, 60)}, ${start}) returning id`
  const id = meeting?.id ?? ''
  for (const [minute, { person }] of [student, absent].entries())
    await app.sql`insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
      values (${id}, ${person.id}, ${start}, ${addMinutes(start, 60)}, ${addMinutes(start, minute - 100)})`
  for (const [party, from, until] of [
    ['practitioner', 0, 70],
    ['patient', 10, 30],
    ['patient', 40, 70],
  ] as const)
    await app.sql`insert into app.meeting_stays (id, meeting_id, party, entered_at, seen_until, left_at)
      values (gen_random_uuid(), ${id}, ${party}, ${addMinutes(start, from)}, ${addMinutes(start, until)}, ${addMinutes(start, until)})`
  const count = () => countMeetingHours.handle({ data: {}, deps: app.deps, signal: AbortSignal.timeout(60_000) })
  await count()
  await count()
  const read = async (who: typeof student) => (await who.from('stage_hours').select('kind, minutes')).data
  expect(await read(student)).toEqual([{ kind: 'meeting', minutes: 50 }])
  expect(await read(absent)).toEqual([])
})

describe('declared hours', () => {
  test('counts once the supervisor has confirmed it', async () => {
    const { student, supervisor } = await supervisedStudent(app)
    const { body, status } = await invoke(student, 'declare-hours', seminar())
    expect(status).toBe(200)
    expect(await totals(student)).toEqual([{ confirmed_minutes: 0, waiting_minutes: 90 }])
    expect((await supervisor.from('supervised_hours').select('student_name, minutes, state')).data).toEqual([
      { student_name: 'Inès L.', minutes: 90, state: 'waiting' },
    ])
    const confirm = { hoursId: body.hoursId, isConfirmed: true }
    expect((await invoke(await app.as('therapist'), 'confirm-hours', confirm)).status).toBe(404)
    expect((await invoke(student, 'confirm-hours', confirm)).status).toBe(403)
    expect((await invoke(supervisor, 'confirm-hours', confirm)).body).toEqual({ state: 'confirmed' })
    expect((await invoke(supervisor, 'confirm-hours', { ...confirm, isConfirmed: false, reason: 'Non' })).status).toBe(
      404,
    )
    expect(await totals(supervisor)).toEqual([{ confirmed_minutes: 90, waiting_minutes: 0 }])
    expect((await invoke(student, 'take-back-hours', { hoursId: body.hoursId })).status).toBe(404)
    const { data } = await student.from('stage_hours').select('state, decided_by_name')
    expect(data).toEqual([{ state: 'confirmed', decided_by_name: 'Hélène Girard' }])
  })

  test('sent again after a lost answer counts once', async () => {
    const { student } = await supervisedStudent(app)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await invoke(student, 'declare-hours', seminar(), key),
      await invoke(student, 'declare-hours', seminar(), key),
    ]
    expect(again.body).toEqual(first.body)
    expect(await totals(student)).toEqual([{ confirmed_minutes: 0, waiting_minutes: 90 }])
  })

  test('is refused with a reason that the student reads', async () => {
    const { student, supervisor } = await supervisedStudent(app)
    const { hoursId } = (await invoke(student, 'declare-hours', seminar())).body
    const refuse = { hoursId, isConfirmed: false }
    expect((await invoke(supervisor, 'confirm-hours', refuse)).body).toMatchObject({
      details: { reason: 'Dites pourquoi en quelques mots.' },
    })
    await invoke(supervisor, 'confirm-hours', { ...refuse, reason: 'Déjà compté en octobre.' })
    const { data } = await student.from('stage_hours').select('state, reason')
    expect(data).toEqual([{ state: 'refused', reason: 'Déjà compté en octobre.' }])
  })

  test('can be taken back while it waits, by nobody else', async () => {
    const { student } = await supervisedStudent(app)
    const { hoursId } = (await invoke(student, 'declare-hours', seminar())).body
    expect((await invoke(await app.as('student'), 'take-back-hours', { hoursId })).status).toBe(404)
    expect((await invoke(student, 'take-back-hours', { hoursId })).status).toBe(200)
    expect(await totals(student)).toEqual([{ confirmed_minutes: 0, waiting_minutes: 0 }])
  })

  test('lies in the past, and fits in a day', async () => {
    const { student } = await supervisedStudent(app)
    const declare = async (changes: object) =>
      (await invoke(student, 'declare-hours', { ...seminar(), ...changes })).body
    expect(await declare({ day: addDays(dayOf(app.clock.now()), 1) })).toMatchObject({ code: 'hours_day_to_come' })
    expect(await declare({ day: '2020-01-01' })).toMatchObject({ code: 'hours_day_too_old' })
    expect(await declare({ day: '2026-02-30' })).toMatchObject({ details: { day: 'Indiquez le jour.' } })
    expect(await declare({ minutes: 7 })).toMatchObject({ code: 'invalid_input' })
    expect(await declare({ kind: 'session' })).toMatchObject({ code: 'invalid_input' })
    expect(await declare({ description: '<b>x</b>' })).toMatchObject({ code: 'invalid_input' })
    expect(await declare({ minutes: 720 })).toMatchObject({ hoursId: expect.any(String) })
    expect(await declare({ minutes: 15 })).toMatchObject({ code: 'hours_day_full' })
  })
})
