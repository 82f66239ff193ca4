import { beforeAll, describe, expect, test } from 'vitest'
import { applyPaymentEvent } from '#server/payment/apply-payment-event.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, hold, patientOf } from '../../support/rows/booking.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function held() {
  const practitioner = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, practitioner, dayAhead(nextDay++))
  const patient = await patientOf(app)
  const { data } = await hold(patient, start, { practitionerId: practitioner.id })
  return { practitioner, patient, appointmentId: data?.appointmentId ?? '' }
}

/** A patient who is paying a start that they hold. */
async function paying() {
  const one = await held()
  const { data } = await beginPayment(one.patient, one.appointmentId)
  return { ...one, paymentId: data?.paymentId ?? '' }
}

const leave = ({ id }: { id: string }) => app.sql`delete from auth.users where id = ${id}`
const timeIsUp = ({ appointmentId }: { appointmentId: string }) =>
  app.sql`update appointments set held_until = now() - interval '1 minute' where id = ${appointmentId}`
const moneyComesIn = ({ paymentId }: { paymentId: string }) =>
  app.deps.db.asService((sql) => applyPaymentEvent(sql, app.deps, paymentId, 'succeeded', app.clock.now()))
const refundsOf = ({ paymentId }: { paymentId: string }) =>
  app.sql`select amount, reason from app.refunds where payment_id = ${paymentId}`
const refused = { code: 'PT409', message: 'account_has_appointments' }

describe('a practitioner’s account', () => {
  test('stays while a patient is paying for a start that they hold', async () => {
    const one = await paying()
    await expect(leave(one.practitioner)).rejects.toMatchObject(refused)
    expect(await moneyComesIn(one)).toBe('confirmed')
    expect(await refundsOf(one)).toEqual([])
  })

  test('leaves once the hold is over, and money that still comes in goes back', async () => {
    const one = await paying()
    await timeIsUp(one)
    await leave(one.practitioner)
    expect(await moneyComesIn(one)).toBe('lost')
    expect(await refundsOf(one)).toEqual([{ amount: 2999, reason: 'came_too_late' }])
  })

  test('takes a hold with it that nobody has begun to pay', async () => {
    const { practitioner, patient, appointmentId } = await held()
    await leave(practitioner)
    expect(await refusalOf(await beginPayment(patient, appointmentId))).toMatchObject({
      code: 'no_pending_appointment',
    })
  })
})

test.each(['practitioner', 'patient'] as const)('a deletion (%s) waits for a payment being applied', async (who) => {
  const one = await paying()
  await timeIsUp(one)
  // They have met: the first appointment of two people locks both accounts by itself, with their thread.
  await insertPaidAppointment(app.sql, one.patient.person.id, { practitionerId: one.practitioner.id })
  const [applied, mayCommit] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const payment = app.deps.db.asService(async (sql) => {
    applied.resolve(await applyPaymentEvent(sql, app.deps, one.paymentId, 'succeeded', app.clock.now()))
    await mayCommit.promise
  })
  expect(await applied.promise).toBe('confirmed')
  const leaving = expect(leave(who === 'patient' ? one.patient.person : one.practitioner)).rejects.toMatchObject(
    refused,
  )
  const waiting = () => app.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(waiting).toHaveLength(1)
  mayCommit.resolve()
  await Promise.all([payment, leaving])
})
