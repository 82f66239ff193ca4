import { beforeAll, describe, expect, test } from 'vitest'
import { NOTICE_MINUTES, SESSIONS_A_DAY_MOST, usualLimits } from '#domain/availability/booking-limits.ts'
import { addMinutes, startOfDay } from '#domain/time.ts'
import { tellOfFreeSlots } from '#server/jobs/booking/tell-of-free-slots.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { alternativesIn, beginPayment, confirmPayment, hold, patientOf } from '../../support/rows/booking.ts'
import {
  everywhere,
  limit,
  offer,
  offers,
  shown,
  startIn,
  studentCalled,
  withHer,
} from '../../support/rows/booking-limits.ts'
import { dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const isAnybodyFreeAt = async (start: Date) =>
  ((await app.visitor().from('free_times').select('starts_at').eq('starts_at', start.toISOString())).data ?? [])
    .length > 0

test('the database knows the choices of the page, and what holds without a choice', async () => {
  const checks = await app.sql<{ conname: string; text: string }[]>`
    select conname, pg_get_constraintdef(oid) as text from pg_constraint where conname like 'calendars_%' and contype = 'c'`
  const numbersIn = (name: string) =>
    [...(checks.find(({ conname }) => conname === name)?.text.matchAll(/\d+/g) ?? [])].map(Number)
  expect(numbersIn('calendars_notice_known')).toEqual([...NOTICE_MINUTES])
  expect(numbersIn('calendars_sessions_a_day_bounds')).toEqual([1, SESSIONS_A_DAY_MOST])
  const student = await studentCalled(app, 'Alex')
  await offers(app, student, dayAhead(30), '09:00', '10:00')
  const { data } = await student.from('my_booking_limits').select('notice_minutes, sessions_a_day')
  expect(data).toEqual([{ notice_minutes: usualLimits.noticeMinutes, sessions_a_day: usualLimits.sessionsADay }])
})

describe('a practitioner chooses limits', () => {
  test('before any slot, changes them, and nobody else does', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 1440, sessionsADay: 3 })
    const mine = async (client: Client) =>
      (await client.from('my_booking_limits').select('notice_minutes, sessions_a_day')).data
    expect(await mine(student)).toEqual([{ notice_minutes: 1440, sessions_a_day: 3 }])
    await limit(student, { noticeMinutes: 0, sessionsADay: null })
    expect(await mine(student)).toEqual([{ notice_minutes: 0, sessions_a_day: null }])
    expect(await mine(await app.as('student'))).toEqual([])
    for (const other of [await patientOf(app), await app.as('admin')])
      expect(await refusalOf(await limit(other, {}))).toMatchObject({ code: 'not_allowed' })
  })

  test.each([
    { noticeMinutes: 90 },
    { noticeMinutes: -60 },
    { sessionsADay: 0 },
    { sessionsADay: 13 },
    { sessionsADay: 1.5 },
  ])('but not %j', async (limits) => {
    const student = await studentCalled(app, 'Alex')
    expect((await refusalOf(await limit(student, limits))).status).toBe(422)
  })
})

describe('the notice', () => {
  test('hides what begins sooner, everywhere, at once, and shows it again', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 60 })
    const [near, later] = [startIn(80), startIn(26 * 60)]
    await offer(app, student, near)
    await offer(app, student, later)
    const before = await isAnybodyFreeAt(near)
    expect(await shown(app, student)).toEqual(everywhere([near, later]))
    expect(before).toBe(true)
    await limit(student, { noticeMinutes: 120 })
    expect(await shown(app, student)).toEqual(everywhere([later]))
    expect(await isAnybodyFreeAt(near)).toBe(false)
    await limit(student, { noticeMinutes: 2880 })
    expect(await shown(app, student)).toEqual(everywhere([]))
    await limit(student, { noticeMinutes: 0 })
    expect(await shown(app, student)).toEqual(everywhere([near, later]))
    // For the other tests, nobody is free then.
    await app.sql`delete from slots where practitioner_id = ${student.person.id}`
  })

  test('refuses a hold with its reason and the next times', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 120 })
    const near = startIn(30)
    await offer(app, student, near)
    const next = startIn(200)
    await offer(app, student, next)
    const refusal = await refusalOf(await hold(await patientOf(app), near, withHer(student)))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'slot_too_soon',
      message: 'Alex demande au moins 2\u00A0h de délai.',
      params: { name: 'Alex', notice: '2\u00A0h' },
    })
    expect(alternativesIn(refusal)[0]).toEqual({ startsAt: next.toISOString(), practitionerId: student.person.id })
    expect(await refusalOf(await hold(await patientOf(app), near))).toMatchObject({
      code: 'slot_too_soon_for_all',
      message: 'Cette heure est trop proche : les personnes libres demandent plus de délai.',
    })
    await app.sql`delete from slots where practitioner_id = ${student.person.id}`
  })

  test('leaves the choice of anybody to those who need less', async () => {
    const [slow, quick] = [await studentCalled(app, 'Alex'), await studentCalled(app, 'Inès', { noticeMinutes: 0 })]
    const near = startIn(30)
    await offer(app, slow, near)
    await offer(app, quick, near)
    expect((await hold(await patientOf(app), near)).data?.practitionerId).toBe(quick.person.id)
    // Nobody has taken the other one: the hour is too close.
    expect(await refusalOf(await hold(await patientOf(app), near))).toMatchObject({ code: 'slot_too_soon_for_all' })
    await app.sql`delete from slots where practitioner_id in (${slow.person.id}, ${quick.person.id})`
  })

  test('does not concern a hold made in time: it is kept, paid, even late', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 0 })
    for (const [minutes, isLate] of [
      [10, false],
      [100, true],
    ] as const) {
      const near = startIn(minutes)
      await offer(app, student, near)
      const patient = await patientOf(app)
      const { data } = await hold(patient, near, withHer(student))
      const id = data?.appointmentId ?? ''
      await limit(student, { noticeMinutes: 2880 })
      expect((await hold(patient, near, { ...withHer(student), topic: 'Autre chose.' })).data?.appointmentId).toBe(id)
      const begun = await beginPayment(patient, id)
      if (isLate) await app.sql`update appointments set held_until = now() - interval '1 minute' where id = ${id}`
      expect((await confirmPayment(patient, begun.data?.paymentId ?? '')).data?.outcome).toBe('confirmed')
      await limit(student, { noticeMinutes: 0 })
    }
  })

  test('lets no alert be mailed for what nobody may book', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 120 })
    const near = startIn(30)
    await offer(app, student, near)
    const patient = await patientOf(app)
    const mine = { user_id: patient.person.id, gender_preference: 'any' as const, practitioner_id: student.person.id }
    expect((await patient.from('slot_alerts').insert(mine)).error).toBeNull()
    const mails = async () => {
      await tellOfFreeSlots.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
      return (await app.sql`select from app.outgoing_mails where recipient = ${patient.person.email}`).length
    }
    expect(await mails()).toBe(0)
    await limit(student, { noticeMinutes: 0 })
    expect(await mails()).toBe(1)
    await app.sql`delete from slots where practitioner_id = ${student.person.id}`
  })

  test('has the directory look at a calendar again when a start comes too close', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 1440 })
    const start = startIn(24 * 60 + 20)
    await offer(app, student, start)
    const [due] = await app.sql<{ at: Date }[]>`
      select openings_due_at as at from app.calendars where practitioner_id = ${student.person.id}`
    // shortly before midnight the new day comes first
    const tooClose = addMinutes(start, -24 * 60 - 2)
    const midnight = startOfDay(dayAhead(1))
    expect(due?.at).toEqual(tooClose < midnight ? tooClose : midnight)
  })
})
