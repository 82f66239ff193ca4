import { beforeAll, describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { forgetUnpaidHolds } from '#server/jobs/booking/forget-unpaid-holds.ts'
import { sendReminders } from '#server/jobs/booking/send-reminders.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { alternativesIn, book, hold, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30
const freshDay = () => dayAhead(nextDay++)
const move = (
  client: Client,
  appointmentId: string,
  startsAt: Date | undefined,
  practitionerId: string | null = null,
) =>
  client.functions.invoke('move-appointment', {
    body: { appointmentId, startsAt: startsAt?.toISOString(), practitionerId },
  })
const templatesTo = async (recipient: string) =>
  (
    await app.sql<{ template: string }[]>`
      select template from app.outgoing_mails where recipient = ${recipient} order by created_at`
  ).map((mail) => mail.template)
const justBefore = (id: string, minutes: number) => {
  const start = addMinutes(new Date(), minutes)
  return app.sql`update appointments set booked_at = now() - interval '60 days', starts_at = ${start},
    ends_at = ${addMinutes(start, 45)}, free_again_at = ${addMinutes(start, 60)} where id = ${id}`
}
const signal = new AbortController().signal
const remind = () => sendReminders.handle({ data: {}, deps: app.deps, signal })

/** A bookable student with an account. */
async function studentWithSlot(startTime = '09:00', endTime = '12:00', day = freshDay()) {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  return { student, day, starts: await createSlot(app.sql, student.person, day, startTime, endTime) }
}

describe('moving an appointment', () => {
  test('to an overlapping start of the same practitioner is possible, and tells both', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    const moved = await move(patient, id, starts[1])
    expect(moved.data).toEqual({ startsAt: starts[1]?.toISOString(), practitionerId: student.person.id })
    const { data } = await patient.from('my_appointments').select('starts_at, status, revision').single()
    expect(new Date(data?.starts_at ?? 0)).toEqual(starts[1])
    expect(data).toMatchObject({ status: 'upcoming', revision: 1 })
    const { data: free } = await patient
      .from('free_starts')
      .select('starts_at')
      .eq('practitioner_id', student.person.id)
    expect(free?.map((row) => new Date(row.starts_at ?? 0))).toEqual(starts.slice(3))
    expect(await templatesTo(patient.person.email)).toEqual(['appointment-confirmed', 'appointment-moved'])
    expect(await templatesTo(student.person.email)).toEqual(['appointment-confirmed', 'appointment-moved'])
  })

  test('to a start that is gone changes nothing and names the nearest', async () => {
    const { starts, student } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await book(await patientOf(app), starts[4] ?? new Date())
    const refusal = await refusalOf(await move(patient, id, starts[4], student.person.id))
    expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(alternativesIn(refusal)[0]?.startsAt).toBe(starts[2]?.toISOString())
    const { data } = await patient.from('my_appointments').select('starts_at').single()
    expect(new Date(data?.starts_at ?? 0)).toEqual(starts[0])
  })

  test('that is refused does not name the hour that the patient wants to leave', async () => {
    const { starts, student } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[2] ?? new Date())
    await book(await patientOf(app), starts[4] ?? new Date())
    const refusal = await refusalOf(await move(patient, id, starts[4], student.person.id))
    expect(alternativesIn(refusal).map(({ startsAt }) => startsAt)).toEqual(
      [starts[1], starts[0]].map((start) => start?.toISOString()),
    )
  })

  test('that is refused names to the practitioner their own hours alone', async () => {
    const { starts, student, day } = await studentWithSlot()
    await createSlot(app.sql, await createPractitioner(app.sql), day, '11:00', '12:00')
    const id = await book(await patientOf(app), starts[2] ?? new Date(), { practitionerId: student.person.id })
    await book(await patientOf(app), starts[4] ?? new Date(), { practitionerId: student.person.id })
    const refusal = await refusalOf(await move(student, id, starts[4]))
    expect(alternativesIn(refusal)).toMatchObject([
      { practitionerId: student.person.id },
      { practitionerId: student.person.id },
    ])
  })

  test('to where it is already, as from a second tab, tells nobody again', async () => {
    const { starts, student } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    for (const tab of ['first', 'second'])
      expect((await move(patient, id, starts[2])).data, tab).toEqual({
        startsAt: starts[2]?.toISOString(),
        practitionerId: student.person.id,
      })
    expect(await templatesTo(patient.person.email)).toEqual(['appointment-confirmed', 'appointment-moved'])
    expect(await templatesTo(student.person.email)).toEqual(['appointment-confirmed', 'appointment-moved'])
  })

  test('to anybody goes to the gender that is preferred now, and keeps that preference', async () => {
    const day = freshDay()
    const [man, woman] = [
      await createPractitioner(app.sql, { gender: 'male' }),
      await createPractitioner(app.sql, { gender: 'female' }),
    ]
    const [start = new Date(), , later = new Date()] = await createSlot(app.sql, man, day, '09:00', '11:00')
    await createSlot(app.sql, woman, day, '10:00', '11:00')
    const patient = await patientOf(app)
    const id = await book(patient, start, { practitionerId: man.id })
    const moved = await patient.functions.invoke('move-appointment', {
      body: { appointmentId: id, startsAt: later.toISOString(), isAnybodyFine: true, genderPreference: 'female' },
    })
    expect(moved.data).toMatchObject({ practitionerId: woman.id })
    const { data } = await patient.from('my_appointments').select('gender_preference').single()
    expect(data).toEqual({ gender_preference: 'female' })
  })

  test('to another practitioner tells the former one that the time is free again', async () => {
    const { student, starts, day } = await studentWithSlot()
    const other = await createPractitioner(app.sql)
    await createSlot(app.sql, other, day, '09:00', '10:00')
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date(), { practitionerId: student.person.id })
    expect((await move(patient, id, starts[0], other.id)).data?.practitionerId).toBe(other.id)
    expect(await templatesTo(student.person.email)).toEqual(['appointment-confirmed', 'appointment-canceled'])
    expect(await templatesTo(other.email)).toEqual(['appointment-confirmed'])
    expect((await student.from('my_appointments').select()).data).toEqual([])
  })

  test('is too late for the patient in the last day, but changing practitioner is not', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await justBefore(id, 23 * 60)
    expect(await refusalOf(await move(patient, id, starts[2]))).toMatchObject({ code: 'appointment_move_too_late' })
    expect((await move(student, id, starts[2])).error).toBeNull()
  })

  test('by the practitioner lets the patient leave for nothing', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await move(student, id, starts[2])
    await justBefore(id, 60)
    const canceled = await patient.functions.invoke('cancel-appointment', {
      body: { appointmentId: id, refundCents: 2999 },
    })
    expect(canceled.data).toEqual({ refundCents: 2999 })
  })

  test('by the practitioner lets the patient leave for nothing still, if they change only the person', async () => {
    const { student, starts, day } = await studentWithSlot()
    const other = await createPractitioner(app.sql)
    const [, , , there] = await createSlot(app.sql, other, day, '09:00', '12:00')
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date(), { practitionerId: student.person.id })
    const movedByPractitioner = async () =>
      (await patient.from('my_appointments').select('moved_by_practitioner_at').single()).data?.moved_by_practitioner_at
    await move(student, id, starts[2])
    expect((await move(patient, id, starts[2], other.id)).error).toBeNull()
    expect(await movedByPractitioner()).not.toBeNull()
    // A time that the patient has chosen.
    expect((await move(patient, id, there, other.id)).error).toBeNull()
    expect(await movedByPractitioner()).toBeNull()
  })

  test('is for its parties alone', async () => {
    const { starts } = await studentWithSlot()
    const id = await book(await patientOf(app), starts[0] ?? new Date())
    expect(await refusalOf(await move(await patientOf(app), id, starts[2]))).toMatchObject({ code: 'not_found' })
    const { student: stranger } = await studentWithSlot()
    expect(await refusalOf(await move(stranger, id, starts[2]))).toMatchObject({ code: 'not_found' })
  })

  test('at once by both parties ends in one place', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await Promise.all([move(patient, id, starts[2]), move(student, id, starts[4]), move(patient, id, starts[1])])
    const rows = await app.sql`select status, revision from appointments where id = ${id}`
    expect(rows).toEqual([{ status: 'confirmed', revision: 3 }])
  })
})

describe('reminders', () => {
  test('leave a day and an hour before, once each, to both', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await remind()
    expect(await templatesTo(patient.person.email)).not.toContain('appointment-reminder')
    await justBefore(id, 24 * 60 - 1)
    await remind()
    await Promise.all([remind(), remind()])
    expect((await templatesTo(patient.person.email)).filter((name) => name === 'appointment-reminder')).toHaveLength(1)
    await justBefore(id, 59)
    await remind()
    await remind()
    for (const email of [patient.person.email, student.person.email])
      expect(
        (await templatesTo(email)).filter((name) => name === 'appointment-reminder').length,
      ).toBeGreaterThanOrEqual(2)
  })

  test('are not sent to a patient who has booked since, nor for a canceled appointment', async () => {
    const { starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await justBefore(id, 23 * 60)
    await app.sql`update appointments set booked_at = now() where id = ${id}`
    await remind()
    await justBefore(id, 23 * 60)
    await app.sql`update appointments set status = 'canceled', canceled_at = now() where id = ${id}`
    await remind()
    expect(await templatesTo(patient.person.email)).toEqual(['appointment-confirmed'])
  })
})

test('an account leaves once nothing is to come, and takes what was said with it', async () => {
  const { starts } = await studentWithSlot()
  const patient = await patientOf(app)
  const id = await book(patient, starts[0] ?? new Date(), { appearance: 'pseudonym', pseudonym: 'Lune' })
  const leave = () => app.sql`delete from auth.users where id = ${patient.person.id}`
  await expect(leave()).rejects.toMatchObject({ code: 'PT409', message: 'account_has_appointments' })
  await patient.functions.invoke('cancel-appointment', { body: { appointmentId: id, refundCents: 2999 } })
  await leave()
  expect(await app.sql`select patient_id, topic, pseudonym, price_cents from appointments where id = ${id}`).toEqual([
    { patient_id: null, topic: null, pseudonym: null, price_cents: 2999 },
  ])
  expect(await app.sql`select user_id, amount from payments where appointment_id = ${id}`).toEqual([
    { user_id: null, amount: 2999 },
  ])
})

test('an unpaid hold is deleted after a day, with its topic', async () => {
  const { starts } = await studentWithSlot()
  const { data } = await hold(await patientOf(app), starts[0] ?? new Date())
  const id = data?.appointmentId ?? ''
  const forget = () => forgetUnpaidHolds.handle({ data: {}, deps: app.deps, signal })
  await forget()
  expect(await app.sql`select from appointments where id = ${id}`).toHaveLength(1)
  await app.sql`update appointments set held_until = now() - interval '25 hours' where id = ${id}`
  await forget()
  expect(await app.sql`select from appointments where id = ${id}`).toHaveLength(0)
})
