import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { orderRefund } from '#server/money/order-refund.ts'
import type { TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPractitioner } from '../../support/rows/practitioners.ts'
import { beginSubscription } from '../../support/rows/premium.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let report: StripeApp['report']

beforeAll(async () => {
  ;({ app, stripe, report } = await startStripeApp())
})

const PRICE = 2999

/** A paid consultation, which is to come. */
async function paid() {
  const patient = await app.as('patient')
  const { id: practitionerId } = await createPractitioner(app.sql)
  const startsAt = new Date(Date.now() + 30 * 86_400_000)
  const booked = await insertPaidAppointment(app.sql, patient.person.id, { practitionerId, startsAt })
  const [payment] = await app.sql<{ provider_reference: string }[]>`
    select provider_reference from payments where id = ${booked.paymentId}`
  return { ...booked, patient, reference: payment?.provider_reference ?? '' }
}
type Paid = Awaited<ReturnType<typeof paid>>

let reportedAt = Math.floor(Date.now() / 1000)
async function dispute(reference: string, status: string, amount = PRICE, id = 'dp') {
  const object = {
    object: 'dispute',
    id: `${id}_${reference}`,
    amount,
    payment_intent: reference,
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: null },
  }
  expect(await report('charge.dispute.updated', object, { timestamp: reportedAt++ })).toBe(200)
}

const order = ({ paymentId }: Pick<Paid, 'paymentId'>, amountCents: number) =>
  app.deps.db.asService((sql) => orderRefund(sql, app.deps.jobs, { paymentId, amountCents, reason: 'decided_by_team' }))

async function sendAll({ paymentId }: Pick<Paid, 'paymentId'>) {
  const waiting = await app.sql<{ id: string }[]>`
    select id from app.refunds where payment_id = ${paymentId} and sent_at is null`
  for (const { id: refundId } of waiting)
    await sendRefund.handle({ data: { refundId }, deps: app.deps, signal: AbortSignal.timeout(20_000) })
}

/** Cents that Stripe has sent back. */
const sentBack = (reference: string) =>
  stripe.refunds.reduce((sum, one) => sum + (one.payment_intent === reference ? (one.amount ?? 0) : 0), 0)

async function booksOf({ paymentId }: Pick<Paid, 'paymentId'>) {
  const refunds = await app.sql<{ amount: number; reason: string }[]>`
    select amount, reason from app.refunds where payment_id = ${paymentId} order by created_at, id`
  return refunds.map(({ amount, reason }) => [amount, reason])
}

describe('an appeal that is won', () => {
  test('orders the refund again that the lost dispute had made up for, once', async () => {
    const one = await paid()
    await invoke(one.patient, 'cancel-appointment', { appointmentId: one.appointmentId, refundCents: PRICE })
    for (const status of ['needs_response', 'lost']) await dispute(one.reference, status)
    expect(await booksOf(one)).toEqual([])
    for (const status of ['appeal_under_review', 'won', 'won']) await dispute(one.reference, status)
    expect(await booksOf(one)).toEqual([[PRICE, 'canceled_by_patient']])
    await sendAll(one)
    await dispute(one.reference, 'won')
    expect(sentBack(one.reference)).toBe(PRICE)
  })

  test('sends what a partial loss had cut off, under an id of its own', async () => {
    const one = await paid()
    await order(one, PRICE)
    await dispute(one.reference, 'lost', 999)
    await sendAll(one)
    expect(sentBack(one.reference)).toBe(2000)
    await dispute(one.reference, 'won', 999)
    await sendAll(one)
    expect(await booksOf(one)).toEqual([
      [2000, 'decided_by_team'],
      [999, 'decided_by_team'],
    ])
    expect(sentBack(one.reference)).toBe(PRICE)
  })

  test('also of what was decided while the money was gone, and while the appeal ran', async () => {
    const [gone, running] = [await paid(), await paid()]
    for (const { reference } of [gone, running]) await dispute(reference, 'lost')
    await dispute(running.reference, 'appeal_needs_response')
    for (const one of [gone, running]) expect(await order(one, 1500)).toBe(one === gone ? 0 : 1500)
    for (const { reference } of [gone, running]) await dispute(reference, 'won')
    for (const one of [gone, running]) {
      await sendAll(one)
      expect(sentBack(one.reference)).toBe(1500)
      expect(await order(one, PRICE)).toBe(1499)
    }
  })

  test('of one of two disputes leaves what the other took', async () => {
    const one = await paid()
    await order(one, PRICE)
    await dispute(one.reference, 'lost', 1000, 'first')
    await dispute(one.reference, 'lost', 500, 'second')
    await dispute(one.reference, 'won', 1000, 'first')
    await sendAll(one)
    expect(sentBack(one.reference)).toBe(PRICE - 500)
  })

  test('orders nothing that nobody had decided', async () => {
    const one = await paid()
    for (const status of ['lost', 'appeal_under_review', 'won']) await dispute(one.reference, status)
    expect(await booksOf(one)).toEqual([])
  })

  test('gives back the days of premium that the loss had ended', async () => {
    const patient = await app.as('patient')
    const { data } = await beginSubscription(patient, null)
    const reference = data?.next.kind === 'stripe' ? data.next.clientSecret.replace('_secret', '') : ''
    await report('payment_intent.succeeded', { object: 'payment_intent', id: reference })
    for (const status of ['lost', 'appeal_under_review', 'won', 'lost', 'won']) await dispute(reference, status, 299)
    const books = await booksOf({ paymentId: data?.paymentId ?? '' })
    expect(books).toEqual([[expect.any(Number), 'canceled_by_service']])
    // All of the month but its first day, which has begun.
    expect(books[0]?.[0]).toBeGreaterThan(280)
    expect(books[0]?.[0]).toBeLessThan(299)
  })
})

test('a payment that was paid back because it came twice keeps its reason after the bank has taken it', async () => {
  const one = await paid()
  await app.deps.db.asService((sql) =>
    orderRefund(sql, app.deps.jobs, { paymentId: one.paymentId, amountCents: PRICE, reason: 'paid_twice' }),
  )
  await dispute(one.reference, 'lost')
  // The booking belongs to the other payment: a report about this one cancels nothing.
  await report('charge.refunded', {
    object: 'charge',
    id: 'ch_1',
    payment_intent: one.reference,
    amount_refunded: PRICE,
  })
  const [appointment] = await app.sql`select status from appointments where id = ${one.appointmentId}`
  expect(appointment).toEqual({ status: 'confirmed' })
})

const steps = ['order 1000', 'order 2999', 'send', 'lost 999', 'lost 2999', 'appeal_under_review', 'won'] as const

test('whatever the order of decisions, losses and appeals, what is owed is given back once and never too much', async () => {
  for (const history of fc.sample(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 8 }), 40)) {
    const one = await paid()
    let decided = 0
    for (const step of history) {
      const [what, amount] = step.split(' ')
      if (what === 'order') {
        decided = Math.min(PRICE, decided + Number(amount))
        await order(one, Number(amount))
      } else if (what === 'send') await sendAll(one)
      else {
        const sentBefore = sentBack(one.reference)
        await dispute(one.reference, what ?? '', Number(amount ?? PRICE))
        if (what !== 'lost') continue
        const [waiting] = await app.sql<{ cents: number }[]>`
          select coalesce(sum(amount), 0)::int as cents from app.refunds where payment_id = ${one.paymentId}`
        expect(waiting?.cents, history.join(', ')).toBeLessThanOrEqual(Math.max(sentBefore, PRICE - Number(amount)))
      }
    }
    await dispute(one.reference, 'won')
    await sendAll(one)
    expect(sentBack(one.reference), history.join(', ')).toBe(decided)
  }
})
