import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, book, confirmPayment, hold, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const statusOf = async (id: string) =>
  (await app.sql<{ status: string }[]>`select status from appointments where id = ${id}`)[0]?.status

async function freeStart(daysAhead: number): Promise<Date> {
  const [start = new Date()] = await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(daysAhead))
  return start
}

test('a patient who now prefers a gender loses a hold with somebody else, unless nobody of that gender is free', async () => {
  const day = dayAhead(30)
  const man = await createPractitioner(app.sql, { gender: 'male' })
  const [start = new Date()] = await createSlot(app.sql, man, day)
  const patient = await patientOf(app)
  const first = await hold(patient, start)
  expect(first.data?.practitionerId).toBe(man.id)
  const alone = await hold(patient, start, { genderPreference: 'female' })
  expect(await refusalOf(alone)).toMatchObject({ code: 'slot_taken' })
  expect(await statusOf(first.data?.appointmentId ?? '')).toBe('held')

  const woman = await createPractitioner(app.sql, { gender: 'female' })
  await createSlot(app.sql, woman, day)
  const second = await hold(patient, start, { genderPreference: 'female' })
  expect(second.data?.practitionerId).toBe(woman.id)
  expect(await statusOf(first.data?.appointmentId ?? '')).toBe('expired')
  // Chosen by name, or of the preferred gender: the same hold.
  for (const choice of [{ practitionerId: woman.id }, { genderPreference: 'female' as const }])
    expect((await hold(patient, start, choice)).data?.appointmentId).toBe(second.data?.appointmentId)
})

test('a payment is refunded when its patient has booked another start since, which is the only one they have', async () => {
  const [first, second] = [await freeStart(31), await freeStart(32)]
  const patient = await patientOf(app)
  const appointmentId = (await hold(patient, first)).data?.appointmentId ?? ''
  const begun = await beginPayment(patient, appointmentId)
  await app.sql`update appointments set held_until = now() - interval '1 second' where id = ${appointmentId}`
  const booked = await book(patient, second)
  const late = await confirmPayment(patient, begun.data?.paymentId ?? '')
  expect(late.data?.outcome).toBe('refunded')
  expect(
    await app.sql`select amount, reason from app.refunds where payment_id = ${begun.data?.paymentId ?? ''}`,
  ).toEqual([{ amount: 2999, reason: 'came_too_late' }])
  const { data } = await patient.from('my_appointments').select('id, status')
  expect(data).toEqual([{ id: booked, status: 'upcoming' }])
})
