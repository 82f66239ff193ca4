import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, confirmPayment, hold, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function heldStart() {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const patient = await patientOf(app)
  const { data } = await hold(patient, start)
  return { student, patient, appointmentId: data?.appointmentId ?? '' }
}

/** The hold was made a few minutes before the start, and still has some to run. */
const begins = (id: string) => app.sql`
  update appointments set starts_at = now() - interval '1 second', ends_at = now() + interval '45 minutes',
    free_again_at = now() + interval '60 minutes', held_until = now() + interval '5 minutes'
  where id = ${id}`
const refundsOf = (id: string) => app.sql`
  select r.amount, r.reason from app.refunds r join payments p on p.id = r.payment_id where p.appointment_id = ${id}`

test('a hold cannot be paid for once its start has passed', async () => {
  const { patient, appointmentId } = await heldStart()
  await begins(appointmentId)
  expect(await refusalOf(await beginPayment(patient, appointmentId))).toMatchObject({ code: 'no_pending_appointment' })
  expect(await app.sql`select from payments where appointment_id = ${appointmentId}`).toHaveLength(0)
})

test('a payment that ends after the start books nothing, is given back, and tells nobody of a consultation', async () => {
  const { patient, student, appointmentId } = await heldStart()
  const begun = await beginPayment(patient, appointmentId)
  await begins(appointmentId)
  const paid = await confirmPayment(patient, begun.data?.paymentId ?? '')
  expect(paid.data?.outcome ?? (await refusalOf(paid)).code).not.toBe('confirmed')
  expect(await refundsOf(appointmentId)).toEqual([{ amount: 2999, reason: 'came_too_late' }])
  expect(await app.sql`select from appointments where id = ${appointmentId} and status = 'confirmed'`).toHaveLength(0)
  for (const { email } of [patient.person, student])
    expect(
      await app.sql`select from app.outgoing_mails where recipient = ${email} and template = 'appointment-confirmed'`,
    ).toHaveLength(0)
})

test('it keeps nobody from holding another start, and is not among the appointments to come', async () => {
  const { patient, appointmentId } = await heldStart()
  await begins(appointmentId)
  const { data: shown } = await patient.from('my_appointments').select('id').eq('status', 'upcoming')
  expect(shown).toEqual([])
  const other = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, other, dayAhead(nextDay++))
  const { data } = await hold(patient, start)
  expect((await beginPayment(patient, data?.appointmentId ?? '')).error).toBeNull()
})
