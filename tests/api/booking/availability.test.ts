import { beforeAll, describe, expect, test } from 'vitest'
import type { GenderPreference } from '#domain/booking/words.ts'
import { instantOf } from '#domain/time.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, confirmPayment, hold, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const add = (client: Client, day: string, startTime = '09:00', endTime = '10:00') =>
  client.functions.invoke('add-slot', { body: { day, startTime, endTime } })

const addSeries = (client: Client, body: object) => client.functions.invoke('add-recurring-slots', { body })
const remove = (client: Client, slotId: string) => client.functions.invoke('remove-slot', { body: { slotId } })
const startsFor = async (client: Client, practitionerId: string) =>
  (
    (await client.from('free_starts').select('starts_at').eq('practitioner_id', practitionerId).order('starts_at'))
      .data ?? []
  ).map((row) => new Date(row.starts_at ?? 0))

describe('a student who adds a slot', () => {
  test('sees it in their own list, free, as instants of Paris time', async () => {
    const student = await app.as('student')
    const day = dayAhead(10)
    const { data, error } = await add(student, day)
    expect(error).toBeNull()
    const { data: slots } = await student.from('my_slots').select()
    expect(slots).toEqual([
      {
        id: data.slotId,
        starts_at: expect.any(String),
        ends_at: expect.any(String),
        is_booked: false,
      },
    ])
    expect(new Date(slots?.[0]?.starts_at ?? 0)).toEqual(instantOf(day, '09:00'))
    expect((await (await app.as('student')).from('my_slots').select()).data).toEqual([])
  })

  test.each([
    ['backwards', '10:00', '09:00', "L'heure de début doit être antérieure à l'heure de fin"],
    ['empty', '10:00', '10:00', "L'heure de début doit être antérieure à l'heure de fin"],
  ])('is told in the words of the product that it is %s', async (_, startTime, endTime, words) => {
    const refusal = await refusalOf(await add(await app.as('student'), dayAhead(10), startTime, endTime))
    expect(refusal).toMatchObject({ status: 422, details: { endTime: words } })
  })

  test('cannot offer the past, half an hour, or an hour that does not exist', async () => {
    const student = await app.as('student')
    const code = async (...slot: [string, string?, string?]) => (await refusalOf(await add(student, ...slot))).code
    expect(await code('2026-01-05')).toBe('slot_past')
    expect(await code(dayAhead(3), '09:00', '09:30')).toBe('slot_too_short')
    expect(await code('2028-03-26', '02:00', '05:00')).toBe('slot_time_does_not_exist')
  })

  test('cannot overlap another slot of theirs, however many tries come at once; others can', async () => {
    const student = await app.as('student')
    const day = dayAhead(20)
    const tries = await Promise.all(
      ['09:00', '09:30', '10:00', '10:30'].map((start) => add(student, day, start, '12:00')),
    )
    expect(tries.filter(({ error }) => !error)).toHaveLength(1)
    for (const one of tries.filter(({ error }) => error))
      expect(await refusalOf(one)).toMatchObject({ status: 409, code: 'slot_overlaps' })
    expect((await add(student, day, '12:00', '13:00')).error).toBeNull()
    expect((await add(await app.as('student'), day, '09:00', '12:00')).error).toBeNull()
  })
})

test.each(['patient', 'admin'] as const)('a %s has no slots to add', async (type) => {
  expect(await refusalOf(await add(await app.as(type), dayAhead(3)))).toMatchObject({
    status: 403,
    code: 'not_allowed',
  })
})

describe('a series', () => {
  const series = { startTime: '09:00', endTime: '10:00', weekdays: ['monday', 'thursday'], weeks: 4 }
  test('adds the weekday in the coming weeks, skipping existing slots', async () => {
    const student = await app.as('student')
    const first = await addSeries(student, { ...series, from: dayAhead(1) })
    expect(first.data).toEqual({ added: 8, skippedDays: [] })
    const again = await addSeries(student, { ...series, from: dayAhead(1), weekdays: ['monday', 'friday'] })
    expect(again.data).toMatchObject({ added: 4 })
    expect(again.data.skippedDays).toHaveLength(4)
    expect(await refusalOf(await addSeries(student, { ...series, from: dayAhead(1) }))).toMatchObject({
      code: 'slot_overlaps',
    })
  })

  test('leaves out the night on which its hour does not exist', async () => {
    const sundays = { ...series, from: '2028-03-20', weekdays: ['sunday'], startTime: '02:00', endTime: '04:00' }
    expect((await addSeries(await app.as('student'), sundays)).data).toEqual({ added: 3, skippedDays: ['2028-03-26'] })
  })
})

describe('taking a slot back', () => {
  test('is for its owner alone', async () => {
    const student = await app.as('student')
    const { data } = await add(student, dayAhead(5))
    expect(await refusalOf(await remove(await app.as('student'), data.slotId))).toMatchObject({ code: 'not_found' })
    expect((await remove(student, data.slotId)).error).toBeNull()
    expect((await student.from('my_slots').select()).data).toEqual([])
  })

  test('is refused once somebody has booked it, or holds it', async () => {
    const student = await app.as('student')
    const patient = await app.as('patient')
    for (const [status, day] of [['confirmed', dayAhead(6)] as const, ['held', dayAhead(7)] as const]) {
      const { data } = await add(student, day)
      const start = instantOf(day, '09:00') ?? new Date()
      await app.sql`
        insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
          booked_at, consultation_type, gender_preference, appearance, price_cents)
        values (${patient.person.id}, ${student.person.id}, ${start}, ${start}::timestamptz + interval '45 minutes',
          ${start}::timestamptz + interval '60 minutes', ${status}, now() + interval '15 minutes', now(),
          'individual', 'any', 'first_name', 2999)`
      expect(await refusalOf(await remove(student, data.slotId))).toMatchObject({
        status: 409,
        message: 'Impossible de supprimer un créneau déjà réservé par un patient',
      })
      const { data: slot } = await student.from('my_slots').select().eq('id', data.slotId).single()
      expect(slot?.is_booked).toBe(true)
    }
  })
})

describe('the search of patients', () => {
  test('is every start of a validated student, with the card patients see', async () => {
    const patient = await app.as('patient')
    const student = await createPractitioner(app.sql)
    const starts = await createSlot(app.sql, student, dayAhead(8), '09:00', '11:00')
    expect(starts).toHaveLength(3)
    expect(await startsFor(patient, student.id)).toEqual(starts)
    const { data } = await patient.from('free_starts').select().eq('practitioner_id', student.id).limit(1).single()
    expect(data).toMatchObject({
      practitioner_name: 'Inès M.',
      practitioner_gender: 'female',
      practitioner_type: 'student',
    })
    expect(JSON.stringify(data)).not.toContain('Martin')
  })

  test('begins with the validation of a student and ends with its loss', async () => {
    const patient = await app.as('patient')
    const student = await createPractitioner(app.sql, { isValidated: false })
    await createSlot(app.sql, student, dayAhead(8))
    expect(await startsFor(patient, student.id)).toEqual([])
    await makeBookable(app.sql, student.id)
    expect(await startsFor(patient, student.id)).toHaveLength(1)
    await app.sql`update profiles set validated_at = null where id = ${student.id}`
    expect(await startsFor(patient, student.id)).toEqual([])
  })

  test('follows the preferred gender, time by time', async () => {
    const patient = await app.as('patient')
    const day = dayAhead(40)
    await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'male' }), day, '09:00', '10:00')
    await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'male' }), day, '09:00', '10:00')
    await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'female' }), day, '11:00', '12:00')
    await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'non-binary' }), day, '14:00', '15:00')
    const times = async (preference: GenderPreference) => {
      const from = instantOf(day, '00:00')?.toISOString() ?? ''
      const { data } = await patient
        .from('free_times')
        .select('starts_at')
        .eq('gender_preference', preference)
        .gte('starts_at', from)
        .order('starts_at')
      return data?.map((row) => new Date(row.starts_at ?? 0))
    }
    expect(await times('male')).toEqual([instantOf(day, '09:00')])
    expect(await times('female')).toEqual([instantOf(day, '11:00')])
    expect(await times('any')).toEqual([instantOf(day, '09:00'), instantOf(day, '11:00'), instantOf(day, '14:00')])
  })

  test('is shown to visitors, with practitioners as patients see them and no patient', async () => {
    const student = await createPractitioner(app.sql, { gender: 'female' })
    const [start] = await createSlot(app.sql, student, dayAhead(44), '09:00', '10:00')
    const visitor = app.visitor()
    const { data } = await visitor.from('free_starts').select('*').eq('practitioner_id', student.id)
    expect(data).toHaveLength(1)
    expect(Object.keys(data?.[0] ?? {}).filter((column) => /patient|email|topic|birth/.test(column))).toEqual([])
    const times = await visitor
      .from('free_times')
      .select('starts_at')
      .eq('starts_at', start?.toISOString() ?? '')
    expect(times.data).not.toEqual([])
  })
})

test('a payment that arrives late for a slot removed meanwhile is refunded', async () => {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  const { data } = await add(student, dayAhead(20))
  const patient = await patientOf(app)
  const [start = new Date()] = await startsFor(patient, student.person.id)
  const held = await hold(patient, start, { practitionerId: student.person.id })
  const begun = await beginPayment(patient, held.data?.appointmentId ?? '')
  const paymentId = begun.data?.paymentId ?? ''
  expect(await refusalOf(await remove(student, data.slotId))).toMatchObject({ code: 'slot_booked' })
  await app.sql`update appointments set held_until = now() where id = ${held.data?.appointmentId ?? ''}`
  expect((await remove(student, data.slotId)).error).toBeNull()
  expect((await confirmPayment(patient, paymentId)).data).toMatchObject({ outcome: 'refunded' })
  const refunds = await app.sql`select amount, reason from app.refunds where payment_id = ${paymentId}`
  expect(refunds).toEqual([{ amount: 2999, reason: 'came_too_late' }])
})
