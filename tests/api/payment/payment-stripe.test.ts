import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  afterPaymentEvent,
  type PaidBooking,
  type PaymentEffect,
  type PaymentEvent,
  paymentEvents,
} from '#domain/payment/payment-state.ts'
import { reconcilePayments } from '#server/jobs/payment/reconcile-payments.ts'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import type { TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, hold, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let post: StripeApp['report']

beforeAll(async () => {
  ;({ app, stripe, report: post } = await startStripeApp())
})

let nextDay = 30
const signal = new AbortController().signal

/** A patient who holds a start and has begun to pay for it. */
async function begun(patient?: PatientClient) {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const payer = patient ?? (await patientOf(app))
  const held = await hold(payer, start)
  const appointmentId = held.data?.appointmentId ?? ''
  const { data } = await payer.functions.invoke('create-payment', { body: { appointmentId, card: null } })
  const reference = String(data?.next.clientSecret).replace('_secret', '')
  return { patient: payer, appointmentId, paymentId: String(data?.paymentId), reference, start }
}

/** Report of Stripe about a payment, or about the charge of one. */
function report(
  type: string,
  reference: string,
  { refunded = 2999, ...signed }: { secret?: string; refunded?: number; timestamp?: number } = {},
): Promise<number> {
  const object = type.startsWith('charge')
    ? { object: 'charge', id: 'ch_1', payment_intent: reference, amount_refunded: refunded }
    : { object: 'payment_intent', id: reference }
  return post(type, object, signed)
}

const stateOf = async ({ paymentId, appointmentId }: { paymentId: string; appointmentId: string }) => {
  const [row] = await app.sql<{ payment: string; booking: string; refunds: number }[]>`
    select p.payment_status as payment, a.status as booking,
      (select count(*)::int from app.refunds r where r.payment_id = p.id) as refunds
    from payments p, appointments a where p.id = ${paymentId} and a.id = ${appointmentId}`
  return row
}

const refundedOf = async ({ paymentId }: { paymentId: string }) => {
  const [row] = await app.sql<{ cents: number }[]>`
    select refunded_amount as cents from payments where id = ${paymentId}`
  return row?.cents
}

const mailsTo = async ({ person }: PatientClient) => {
  const mails = await app.sql<{ template: string }[]>`
    select template from app.outgoing_mails where recipient = ${person.email} order by created_at`
  return mails.map(({ template }) => template)
}

test('the price comes from the booking, the secret goes to the page, and the page may not confirm by itself', async () => {
  const { patient, reference, paymentId } = await begun()
  expect(stripe.intents.get(reference)).toMatchObject({ amount: 2999, currency: 'eur' })
  expect(app.deps.payment.options).toEqual({ provider: 'stripe', publishableKey: 'pk_test_of_the_tests', isTest: true })
  const forged = await patient.functions.invoke('confirm-payment', { body: { paymentId, code: '123456' } })
  expect(forged.error).not.toBeNull()
})

test('a signed report books once, however often and in whatever order reports come', async () => {
  const one = await begun()
  for (const type of ['payment_intent.requires_action', 'payment_intent.succeeded', 'payment_intent.succeeded'])
    expect(await report(type, one.reference)).toBe(200)
  await Promise.all(
    ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.created'].map((type) =>
      report(type, one.reference),
    ),
  )
  expect(await stateOf(one)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 0 })
  const mails = await app.sql`select from app.outgoing_mails where recipient = ${one.patient.person.email}`
  expect(mails).toHaveLength(1)
})

const reportTypes: Record<PaymentEvent, string> = {
  created: 'payment_intent.created',
  requires_action: 'payment_intent.requires_action',
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  cancelled: 'payment_intent.canceled',
  refunded: 'charge.refunded',
}

test('webhooks in any order lead to the state that the rule computes', async () => {
  const histories = fc.sample(fc.array(fc.constantFrom(...paymentEvents), { minLength: 2, maxLength: 6 }), 30)
  for (const history of histories) {
    const one = await begun()
    let state: PaidBooking = { payment: 'created', booking: 'held', isRefundDue: false }
    const effects: PaymentEffect[] = []
    for (const event of history) {
      expect(await report(reportTypes[event], one.reference)).toBe(200)
      const step = afterPaymentEvent(state, event)
      state = step.next
      effects.push(...step.effects)
    }
    const lost = effects.includes('confirm-booking') ? 'canceled' : 'expired'
    expect(await stateOf(one), history.join(', ')).toEqual({
      payment: state.payment,
      booking: state.booking === 'lost' ? lost : state.booking,
      refunds: effects.filter((effect) => effect === 'send-refund').length,
    })
  }
})

test('a forged, unsigned or outdated report changes nothing', async () => {
  const one = await begun()
  expect(await report('payment_intent.succeeded', one.reference, { secret: 'whsec_of_somebody_else' })).toBe(400)
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600
  expect(await report('payment_intent.succeeded', one.reference, { timestamp: tenMinutesAgo })).toBe(400)
  const unsigned = await app.fetch('/webhooks/stripe', { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  expect(await stateOf(one)).toEqual({ payment: 'created', booking: 'held', refunds: 0 })
})

test('a report on a payment that we do not know yet is asked for again; one about something else is not', async () => {
  expect(await report('payment_intent.succeeded', 'pi_unknown')).toBe(404)
  expect(await report('customer.created', 'pi_unknown')).toBe(200)
})

test('a payment for a start that is gone goes back through Stripe, once', async () => {
  const late = await begun()
  await app.sql`update appointments set status = 'expired' where id = ${late.appointmentId}`
  await report('payment_intent.succeeded', late.reference)
  await report('payment_intent.succeeded', late.reference)
  expect(await stateOf(late)).toEqual({ payment: 'completed', booking: 'expired', refunds: 1 })
  const [refund] = await app.sql<{ id: string }[]>`select id from app.refunds where payment_id = ${late.paymentId}`
  const send = () => sendRefund.handle({ data: { refundId: refund?.id ?? '' }, deps: app.deps, signal })
  await Promise.all([send(), send()])
  expect(stripe.refunds.filter((one) => one.payment_intent === late.reference)).toEqual([
    { payment_intent: late.reference, amount: 2999, metadata: { refund: refund?.id } },
  ])
  await report('charge.refunded', late.reference)
  expect(await stateOf(late)).toMatchObject({ payment: 'refunded' })
})

test('a refund made at Stripe itself cancels the booking it paid for', async () => {
  const one = await begun()
  await report('payment_intent.succeeded', one.reference)
  await report('charge.refunded', one.reference)
  await report('charge.refunded', one.reference)
  expect(await stateOf(one)).toEqual({ payment: 'refunded', booking: 'canceled', refunds: 0 })
  expect(await refundedOf(one)).toBe(2999)
  expect(await mailsTo(one.patient)).toEqual(['appointment-confirmed', 'appointment-canceled'])
})

test('a refund made at Stripe itself for a consultation that has begun leaves it, and tells nobody that it is cancelled', async () => {
  const one = await begun()
  await report('payment_intent.succeeded', one.reference)
  await app.sql`
    update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '44 minutes',
      free_again_at = now() + interval '59 minutes' where id = ${one.appointmentId}`
  await report('charge.refunded', one.reference)
  expect(await stateOf(one)).toEqual({ payment: 'refunded', booking: 'confirmed', refunds: 0 })
  expect(await refundedOf(one)).toBe(2999)
  expect(await mailsTo(one.patient)).toEqual(['appointment-confirmed'])
})

test('a part sent back at Stripe itself is on the books, and leaves the booking', async () => {
  const one = await begun()
  await report('payment_intent.succeeded', one.reference)
  for (const refunded of [1000, 500]) await report('charge.refunded', one.reference, { refunded })
  expect(await stateOf(one)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 0 })
  expect(await refundedOf(one)).toBe(1000)
})

test('our own refund counts once, whether Stripe reports it before or after we have noted it', async () => {
  for (const isReportedFirst of [true, false]) {
    const one = await begun()
    await report('payment_intent.succeeded', one.reference)
    const { error } = await one.patient.functions.invoke('cancel-appointment', {
      body: { appointmentId: one.appointmentId, refundCents: 2999 },
    })
    expect(error).toBeNull()
    const [refund] = await app.sql<{ id: string }[]>`select id from app.refunds where payment_id = ${one.paymentId}`
    if (isReportedFirst) await report('charge.refunded', one.reference)
    await sendRefund.handle({ data: { refundId: refund?.id ?? '' }, deps: app.deps, signal })
    await report('charge.refunded', one.reference)
    expect(await stateOf(one)).toEqual({ payment: 'refunded', booking: 'canceled', refunds: 1 })
    expect(await refundedOf(one)).toBe(2999)
  }
})

test('a refund that somebody has already made at Stripe is done, and is not tried for ever', async () => {
  const late = await begun()
  await app.sql`update appointments set status = 'expired' where id = ${late.appointmentId}`
  await report('payment_intent.succeeded', late.reference)
  stripe.refusals.set(late.reference, { status: 400, type: 'invalid_request_error', code: 'charge_already_refunded' })
  const [refund] = await app.sql<{ id: string }[]>`select id from app.refunds where payment_id = ${late.paymentId}`
  await sendRefund.handle({ data: { refundId: refund?.id ?? '' }, deps: app.deps, signal })
  expect(await stateOf(late)).toMatchObject({ payment: 'refunded', refunds: 1 })
  expect(await refundedOf(late)).toBe(2999)
})

test('a second payment goes back without the booking that the first one paid, even if Stripe says so first', async () => {
  const first = await begun()
  const { data } = await first.patient.functions.invoke('create-payment', {
    body: { appointmentId: first.appointmentId, card: null },
  })
  const second = { ...first, paymentId: String(data?.paymentId) }
  const reference = String(data?.next.clientSecret).replace('_secret', '')
  await report('payment_intent.succeeded', first.reference)
  await report('payment_intent.succeeded', reference)
  expect(await stateOf(second)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 1 })
  await report('charge.refunded', reference)
  expect(await stateOf(second)).toEqual({ payment: 'refunded', booking: 'confirmed', refunds: 1 })
  expect(await stateOf(first)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 0 })
})

test('a card that is sent to us instead of Stripe is refused', async () => {
  const { patient, appointmentId } = await begun()
  expect(await refusalOf(await beginPayment(patient, appointmentId))).toMatchObject({ code: 'malformed_request' })
})

test('while Stripe is asked, no row of the patient is locked', async () => {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const patient = await patientOf(app)
  const { data: held } = await hold(patient, start)
  const answerNow = stripe.holdAnswers()
  const asking = patient.functions.invoke('create-payment', {
    body: { appointmentId: held?.appointmentId, card: null },
  })
  await expect.poll(() => stripe.waiting()).toBe(1)
  await app.sql`select from profiles where id = ${patient.person.id} for update nowait`
  answerNow()
  const { data } = await asking
  expect(data.next.kind).toBe('stripe')
})

test('a report that never came is made up for', async () => {
  const one = await begun()
  const intent = stripe.intents.get(one.reference)
  if (intent) intent.status = 'succeeded'
  const reconcile = () => reconcilePayments.handle({ data: {}, deps: app.deps, signal })
  await reconcile()
  expect(await stateOf(one)).toMatchObject({ payment: 'created' })
  await app.sql`update payments set created_at = now() - interval '11 minutes' where id = ${one.paymentId}`
  await reconcile()
  await reconcile()
  expect(await stateOf(one)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 0 })
})

test('payments that Stripe knows nothing of, however many, keep no other report from being made up for', async () => {
  const one = await begun()
  const intent = stripe.intents.get(one.reference)
  if (intent) intent.status = 'succeeded'
  await app.sql`update payments set created_at = now() - interval '12 minutes' where id = ${one.paymentId}`
  const given = (minutes: number, count: number) => app.sql`
    insert into payments (amount, currency, payment_type, payment_status, provider, provider_reference, created_at)
    select 2999, 'eur', 'consultation', 'created', 'stripe', 'pi unknown ' || gen_random_uuid(),
      now() - ${minutes} * interval '1 minute'
    from generate_series(1, ${count})`
  await given(11, 1)
  await given(13, 60)
  await reconcilePayments.handle({ data: {}, deps: app.deps, signal })
  expect(await stateOf(one)).toEqual({ payment: 'completed', booking: 'confirmed', refunds: 0 })
})
