import { beforeAll, describe, expect, test } from 'vitest'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import type { TestApp } from '../../support/app.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson } from '../../support/rows/people.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let report: StripeApp['report']

beforeAll(async () => {
  ;({ app, stripe, report } = await startStripeApp())
})

/** A payment of 29,99 € with refunds that wait. */
async function waiting(...amounts: number[]) {
  const patient = await createPerson(app.sql, 'patient')
  const { paymentId } = await insertPaidAppointment(app.sql, patient.id)
  const [payment] = await app.sql<{ provider_reference: string }[]>`
    select provider_reference from payments where id = ${paymentId}`
  const ids: string[] = []
  for (const amount of amounts) {
    const [refund] = await app.sql<{ id: string }[]>`
      insert into app.refunds (payment_id, amount, reason) values (${paymentId}, ${amount}, 'decided_by_team') returning id`
    ids.push(refund?.id ?? '')
  }
  return { patient, paymentId, reference: payment?.provider_reference ?? '', ids }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

const rows = async ({ paymentId }: Waiting) => {
  const refunds = await app.sql<{ id: string; amount: number }[]>`
    select id, amount from app.refunds where payment_id = ${paymentId} order by created_at, id`
  return refunds.map(({ id, amount }) => [id, amount])
}
const sentBack = ({ reference }: Waiting) =>
  stripe.refunds.filter((one) => one.payment_intent === reference).map(({ amount }) => amount)
const send = (refundId = '') =>
  sendRefund.handle({ data: { refundId }, deps: app.deps, signal: AbortSignal.timeout(20_000) })

/** Stripe refunds, and its answer is lost. */
async function sendUnheard(refundId = '') {
  const refund = app.deps.payment.refund.bind(app.deps.payment)
  app.deps.payment.refund = (order) => refund(order).then(() => Promise.reject(new Error('no answer')))
  await expect(send(refundId)).rejects.toThrow('no answer')
  app.deps.payment.refund = refund
}

let reportedAt = Math.floor(Date.now() / 1000)
async function dispute({ reference }: Waiting, status: string, amount: number) {
  const object = {
    object: 'dispute',
    id: `dp_${reference}`,
    amount,
    payment_intent: reference,
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: null },
  }
  expect(await report('charge.dispute.updated', object, { timestamp: reportedAt++ })).toBe(200)
}

test('a refund whose answer was lost is found a day later, when Stripe has forgotten the idempotency key', async () => {
  const one = await waiting(1000)
  await sendUnheard(one.ids[0])
  stripe.forgetIdempotencyKeys()
  await send(one.ids[0])
  expect(sentBack(one)).toEqual([1000])
  const mails = await app.sql`select template from app.outgoing_mails where recipient = ${one.patient.email}`
  expect(mails).toEqual([{ template: 'refund-sent' }])
  const [payment] = await app.sql`select refunded_amount from payments where id = ${one.paymentId}`
  expect(payment).toEqual({ refunded_amount: 1000 })
})

test('two refunds of one payment are both sent', async () => {
  const one = await waiting(1000, 500)
  for (const id of one.ids) await send(id)
  expect(sentBack(one)).toEqual([1000, 500])
})

describe('a dispute lost in part', () => {
  test('reduces the refund, which keeps its id however often the loss is reported, and is sent once', async () => {
    const one = await waiting(2999)
    for (const status of ['needs_response', 'lost', 'lost']) await dispute(one, status, 999)
    expect(await rows(one)).toEqual([[one.ids[0], 2000]])
    await sendUnheard(one.ids[0])
    stripe.forgetIdempotencyKeys()
    await dispute(one, 'lost', 999)
    expect(await rows(one)).toEqual([[one.ids[0], 2000]])
    for (const [id] of await rows(one)) await send(String(id))
    expect(sentBack(one)).toEqual([2000])
  })

  test('leaves refunds in the order in which they were decided', async () => {
    const one = await waiting(1500, 1000, 499)
    await dispute(one, 'lost', 999)
    expect(await rows(one)).toEqual([
      [one.ids[0], 1500],
      [one.ids[1], 500],
    ])
  })

  test('leaves a refund that is smaller than the rest', async () => {
    const one = await waiting(2000)
    await dispute(one, 'lost', 999)
    expect(await rows(one)).toEqual([[one.ids[0], 2000]])
  })
})

test('a refund is recorded while its dispute is reported', async () => {
  const one = await waiting(2999)
  const mayRecord = Promise.withResolvers<void>()
  const refund = app.deps.payment.refund.bind(app.deps.payment)
  app.deps.payment.refund = (order) => refund(order).then(() => mayRecord.promise)
  const sending = send(one.ids[0])
  await expect.poll(() => sentBack(one)).toEqual([2999])
  app.deps.payment.refund = refund
  const waits = async () =>
    (
      await app.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length
  // Both wait for the payment: the report first.
  const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = app.sql.begin(async (sql) => {
    await sql`select from payments where id = ${one.paymentId} for update`
    held.resolve()
    await mayGoOn.promise
  })
  await held.promise
  const reporting = dispute(one, 'lost', 999)
  await expect.poll(waits).toBe(1)
  mayRecord.resolve()
  await expect.poll(waits).toBe(2)
  mayGoOn.resolve()
  await Promise.all([holding, reporting, sending])
  expect(sentBack(one)).toEqual([2999])
})
