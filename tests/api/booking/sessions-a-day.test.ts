import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMinutes, dayOf, instantOf, weekdayOf } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { alternativesIn, beginPayment, book, confirmPayment, hold, patientOf } from '../../support/rows/booking.ts'
import {
  everywhere,
  limit,
  offer,
  offers,
  putAt,
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

let nextDay = 30
const freshDay = () => dayAhead(nextDay++)

const statusOf = async (id: string) =>
  (await app.sql<{ status: string }[]>`select status from appointments where id = ${id}`)[0]?.status

describe('a limit of sessions a day', () => {
  test('hides the rest of a full day, and no other, for holds and bookings alike', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 2 })
    const [day, next] = [freshDay(), freshDay()]
    const starts = await offers(app, student, day, '09:00', '13:00')
    const tomorrow = await offers(app, student, next, '09:00', '10:00')
    const [first = new Date(), third = new Date(), last = new Date()] = [starts[0], starts[2], starts.at(-1)]
    await book(await patientOf(app), first, withHer(student))
    expect((await shown(app, student)).practitioner_times).toEqual([...starts.slice(2), ...tomorrow])
    const holder = await patientOf(app)
    await hold(holder, third, withHer(student))
    expect(await shown(app, student)).toEqual(everywhere(tomorrow))
    const refusal = await refusalOf(await hold(await patientOf(app), last, withHer(student)))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'slot_day_full',
      message: 'Alex ne peut plus recevoir personne ce jour-là.',
    })
    expect(alternativesIn(refusal)[0]).toEqual({
      startsAt: tomorrow[0]?.toISOString(),
      practitionerId: student.person.id,
    })
    // A patient who chose nobody in particular reads that the hour is gone.
    expect(await refusalOf(await hold(await patientOf(app), last))).toMatchObject({ code: 'slot_taken' })
    // The one who holds the last place may change the hour.
    expect((await hold(holder, last, withHer(student))).error).toBeNull()
    await app.sql`update appointments set status = 'expired' where practitioner_id = ${student.person.id} and status = 'held'`
    expect((await shown(app, student)).practitioner_times).toEqual([...starts.slice(2), ...tomorrow])
  })

  test('gives a canceled place to somebody else, and takes no booked one away', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 2 })
    const starts = await offers(app, student, freshDay(), '09:00', '12:00')
    const [first = new Date(), third = new Date()] = [starts[0], starts[2]]
    const patient = await patientOf(app)
    const id = await book(patient, first, withHer(student))
    const other = await book(await patientOf(app), third, withHer(student))
    await limit(student, { sessionsADay: 1 })
    expect([await statusOf(id), await statusOf(other)]).toEqual(['confirmed', 'confirmed'])
    const cancel = { body: { appointmentId: id, refundCents: 2999 } }
    expect((await patient.functions.invoke('cancel-appointment', cancel)).error).toBeNull()
    expect((await shown(app, student)).practitioner_times).toEqual([])
    await limit(student, { sessionsADay: 2 })
    expect((await shown(app, student)).practitioner_times).toEqual([starts[0], starts.at(-1)])
  })

  test('is the day in Paris, also the long one of October', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 1 })
    let sunday = `${new Date().getFullYear() + 1}-10-31`
    while (weekdayOf(sunday) !== 'sunday') sunday = addDays(sunday, -1)
    const at = (day: string, time: `${number}:${number}`) => instantOf(day, time) ?? new Date(0)
    const [before, first, late, after] = [
      at(addDays(sunday, -1), '22:30'),
      at(sunday, '00:00'),
      at(sunday, '22:30'),
      at(addDays(sunday, 1), '00:00'),
    ]
    for (const start of [before, first, late, after]) await offer(app, student, start)
    await hold(await patientOf(app), first, withHer(student))
    expect((await shown(app, student)).practitioner_times).toEqual([before, after])
    await app.sql`update appointments set status = 'expired' where practitioner_id = ${student.person.id}`
    await hold(await patientOf(app), late, withHer(student))
    expect((await shown(app, student)).practitioner_times).toEqual([before, after])
  })

  test('gives the last place to exactly one of many who ask at once, for different hours', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 2 })
    const starts = await offers(app, student, freshDay(), '08:00', '20:00')
    await book(await patientOf(app), starts[0] ?? new Date(), withHer(student))
    const patients = await Promise.all(Array.from({ length: 8 }, () => patientOf(app)))
    const hours = starts.filter((_, place) => place % 2 === 0).slice(2)
    const tries = await Promise.all(
      patients.map((patient, place) =>
        hold(patient, hours[place] ?? new Date(), place % 2 === 0 ? withHer(student) : {}),
      ),
    )
    expect(tries.filter(({ error }) => !error)).toHaveLength(1)
    for (const one of tries.filter(({ error }) => error)) expect(await refusalOf(one)).toMatchObject({ status: 409 })
    const rows =
      await app.sql`select from appointments where practitioner_id = ${student.person.id} and status <> 'expired'`
    expect(rows).toHaveLength(2)
  })

  test('holds against a change of the limit at the same moment: what is held is within one of the two', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 2 })
    const starts = await offers(app, student, freshDay(), '08:00', '12:00')
    const patients = await Promise.all(Array.from({ length: 4 }, () => patientOf(app)))
    const [, ...tries] = await Promise.all([
      limit(student, { sessionsADay: 1 }),
      ...patients.map((patient, place) => hold(patient, starts[place * 2] ?? new Date(), withHer(student))),
    ])
    expect([1, 2]).toContain(tries.filter(({ error }) => !error).length)
  })

  test('refunds a payment after the hold, once others have filled the day', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 1 })
    const starts = await offers(app, student, freshDay(), '09:00', '12:00')
    const [first = new Date(), third = new Date()] = [starts[0], starts[2]]
    const slow = await patientOf(app)
    const { data } = await hold(slow, first, withHer(student))
    const begun = await beginPayment(slow, data?.appointmentId ?? '')
    await app.sql`update appointments set held_until = now() - interval '1 minute' where id = ${data?.appointmentId ?? ''}`
    await book(await patientOf(app), third, withHer(student))
    expect((await confirmPayment(slow, begun.data?.paymentId ?? '')).data?.outcome).toBe('refunded')
  })
})

test('a day with a consultation that has begun counts it', async () => {
  const student = await studentCalled(app, 'Alex', { sessionsADay: 1 })
  const [start = new Date()] = await offers(app, student, freshDay(), '09:00', '10:00')
  const id = await book(await patientOf(app), start, withHer(student))
  const begun = addMinutes(startIn(0), -30)
  const later = startIn(90)
  await offer(app, student, later)
  await putAt(app, id, begun)
  const isSameDay = dayOf(begun) === dayOf(later)
  expect((await shown(app, student)).free_starts.some((free) => free.getTime() === later.getTime())).toBe(!isSameDay)
})
