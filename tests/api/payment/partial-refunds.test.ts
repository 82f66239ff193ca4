import { beforeAll, describe, expect, test } from 'vitest'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import type { SignedIn, TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let report: StripeApp['report']
let admin: SignedIn

beforeAll(async () => {
  ;({ app, stripe, report } = await startStripeApp())
  admin = await app.as('admin')
})

const PRICE = 2999
const DAY_MS = 86_400_000

/** A consultation that was paid twenty days before, of which 10 € were given back in Stripe's dashboard. */
async function partlyRefunded(startsInDays: number) {
  const [patient, student] = [await app.as('patient'), await app.as('student')]
  const startsAt = new Date(Date.now() + startsInDays * DAY_MS)
  const booked = await insertPaidAppointment(app.sql, patient.person.id, {
    practitionerId: student.person.id,
    startsAt,
  })
  await app.sql`update appointments set booked_at = now() - interval '20 days' where id = ${booked.appointmentId}`
  const [payment] = await app.sql<{ provider_reference: string }[]>`
    select provider_reference from payments where id = ${booked.paymentId}`
  const reference = payment?.provider_reference ?? ''
  const refundAtStripe = (total: number) =>
    report('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: reference, amount_refunded: total })
  expect(await refundAtStripe(1000)).toBe(200)
  return { ...booked, patient, student, reference, refundAtStripe }
}
type Partly = Awaited<ReturnType<typeof partlyRefunded>>

const cancel = (by: SignedIn, { appointmentId }: Partly, refundCents: number) =>
  invoke(by, 'cancel-appointment', { appointmentId, refundCents })

const ways: [string, inDays: number, refundCents: number, (one: Partly) => Promise<{ status: number }>][] = [
  ['its patient cancels in time', 10, 1999, (one) => cancel(one.patient, one, 1999)],
  ['its patient cancels late', 0.5, 500, (one) => cancel(one.patient, one, 500)],
  ['its practitioner cancels', 0.5, 1999, (one) => cancel(one.student, one, 1999)],
  [
    'its patient withdraws from the contract',
    10,
    1999,
    async (one) => {
      await app.sql`update appointments set booked_at = now() - interval '1 day' where id = ${one.appointmentId}`
      return invoke(one.patient, 'withdraw-from-contract', { appointmentId: one.appointmentId })
    },
  ],
  [
    'the team cancels',
    10,
    1999,
    ({ appointmentId }) => invoke(admin, 'cancel-as-team', { appointmentId, reason: 'La salle est fermée' }),
  ],
  [
    'its practitioner is suspended',
    10,
    1999,
    ({ student }) =>
      invoke(admin, 'suspend-practitioner', {
        personId: student.person.id,
        reason: 'Un signalement grave',
        appointments: 1,
      }),
  ],
]

describe('what was given back at Stripe is taken off what is announced, ordered and shown, when', () => {
  test.each(ways)('%s', async (_, inDays, refundCents, leave) => {
    const one = await partlyRefunded(inDays)
    const answer = await leave(one)
    expect(answer).toMatchObject({ status: 200 })
    const orders = await app.sql<{ id: string; amount: number }[]>`
      select id, amount from app.refunds where payment_id = ${one.paymentId}`
    expect(orders.map(({ amount }) => amount)).toEqual([refundCents])
    const told = await app.sql<{ cents: number }[]>`
      select (data ->> 'refundCents')::int as cents from app.outgoing_mails
      where data ->> 'refundCents' is not null and recipient in (${one.patient.person.email}, ${one.student.person.email})`
    expect(told.map(({ cents }) => cents)).toEqual([refundCents, refundCents])
    const read = async () =>
      (await one.patient.from('my_appointments').select('refunded_cents, waiting_cents, left_cents').single()).data
    const left = PRICE - 1000 - refundCents
    expect(await read()).toEqual({ refunded_cents: 1000, waiting_cents: refundCents, left_cents: left })
    await sendRefund.handle({
      data: { refundId: orders[0]?.id ?? '' },
      deps: app.deps,
      signal: AbortSignal.timeout(20_000),
    })
    expect(stripe.refunds.filter((refund) => refund.payment_intent === one.reference)).toMatchObject([
      { amount: refundCents },
    ])
    await one.refundAtStripe(1000 + refundCents)
    expect(await read()).toEqual({ refunded_cents: 1000 + refundCents, waiting_cents: 0, left_cents: left })
  })
})

test('a cancellation for more than is left is refused, and the amount that is left is shown', async () => {
  const one = await partlyRefunded(10)
  expect(await cancel(one.patient, one, PRICE)).toMatchObject({ body: { code: 'appointment_terms_changed' } })
  const { data } = await one.patient.from('my_appointments').select('left_cents, status').single()
  expect(data).toEqual({ left_cents: 1999, status: 'upcoming' })
})

test('the rest given back at Stripe cancels the booking, and tells of the rest', async () => {
  const one = await partlyRefunded(10)
  await one.refundAtStripe(PRICE)
  const told = await app.sql`
    select (data ->> 'refundCents')::int as cents from app.outgoing_mails
    where template = 'appointment-canceled' and recipient = ${one.patient.person.email}`
  expect(told).toEqual([{ cents: 1999 }])
})

test('of a payment that a bank took back, nothing is announced', async () => {
  const one = await partlyRefunded(10)
  const dispute = {
    object: 'dispute',
    id: `dp_${one.reference}`,
    amount: 1999,
    payment_intent: one.reference,
    reason: 'fraudulent',
    status: 'lost',
    evidence_details: { due_by: null },
  }
  await report('charge.dispute.closed', dispute)
  expect(await cancel(one.patient, one, 0)).toMatchObject({ status: 200, body: { refundCents: 0 } })
})
