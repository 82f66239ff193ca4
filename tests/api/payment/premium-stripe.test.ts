import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { age, beginSubscription, confirmSubscription, runRenewals } from '../../support/rows/premium.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let report: StripeApp['report']
let patient: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  ;({ app, stripe, report } = await startStripeApp())
})
beforeEach(async () => {
  patient = await app.as('patient')
})

const mine = async () => (await patient.from('subscriptions').select('status, periods_paid').single()).data

/** The user has paid in Stripe's own fields, and Stripe sent the webhook twice. */
async function subscribed(method: string): Promise<string> {
  const { data } = await beginSubscription(patient, null)
  const [reference, intent] = [...stripe.intents].at(-1) ?? []
  if (!data || !reference || !intent) throw new Error('nothing was begun')
  expect(intent).toMatchObject({ amount: 299, currency: 'eur', customer: expect.stringMatching(/^cus_/) })
  Object.assign(intent, { status: 'succeeded', payment_method: method })
  for (let times = 0; times < 2; times++)
    expect(await report('payment_intent.succeeded', { object: 'payment_intent', id: reference })).toBe(200)
  return reference
}

test('only a signed report opens premium; later months are charged to the same card, off the screen', async () => {
  const { data } = await beginSubscription(patient, null)
  const forged = await confirmSubscription(patient, data?.paymentId ?? '')
  expect(forged.error).not.toBeNull()
  await subscribed('pm_good')
  expect(await mine()).toEqual({ status: 'active', periods_paid: 1 })
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  await runRenewals(app)
  expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
  const [reference, renewal] = [...stripe.intents].at(-1) ?? []
  expect(renewal).toMatchObject({ amount: 299, payment_method: 'pm_good', status: 'succeeded' })
  expect(renewal?.allowed_payment_method_types).toEqual(['card'])
  // Webhook of a renewal that is already recorded.
  expect(await report('payment_intent.succeeded', { object: 'payment_intent', id: reference })).toBe(200)
  expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
})

test('a bank that refuses the next month leaves the days of grace', async () => {
  await subscribed('pm_refused')
  stripe.refusals.set('pm_refused', { status: 402, type: 'card_error', code: 'card_declined' })
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  expect(await mine()).toEqual({ status: 'past_due', periods_paid: 1 })
})

test('a card that Stripe no longer has leaves the days of grace too', async () => {
  await subscribed('pm_detached')
  stripe.refusals.set('pm_detached', { status: 400, type: 'invalid_request_error' })
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  expect(await mine()).toEqual({ status: 'past_due', periods_paid: 1 })
})

test('a month that cannot be asked for keeps nobody else’s waiting', async () => {
  await subscribed('pm_forbidden')
  stripe.refusals.set('pm_forbidden', { status: 403, type: 'invalid_request_error' })
  await age(app, patient.person.id, 33)
  const unlucky = patient
  patient = await app.as('patient')
  await subscribed('pm_next')
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
  patient = unlucky
  expect(await mine()).toEqual({ status: 'active', periods_paid: 1 })
})

describe('a month that Stripe charged although its answer was lost', () => {
  /** Reference of a renewal whose answer never came. */
  async function chargedUnheard(): Promise<string> {
    await subscribed('pm_lost')
    await age(app, patient.person.id, 32)
    const renew = app.deps.payment.renew.bind(app.deps.payment)
    app.deps.payment.renew = (order) => renew(order).then(() => Promise.reject(new Error('no answer')))
    await runRenewals(app)
    app.deps.payment.renew = renew
    expect(await mine()).toEqual({ status: 'active', periods_paid: 1 })
    return [...stripe.intents.keys()].at(-1) ?? ''
  }
  const charged = (reference: string) => report('payment_intent.succeeded', { ...stripe.intents.get(reference) })

  test('is paid by its report, and asked for no second time', async () => {
    const reference = await chargedUnheard()
    expect(await charged(reference)).toBe(200)
    expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
    await runRenewals(app)
    expect([...stripe.intents.keys()].at(-1)).toBe(reference)
  })

  test('is found a day later, when Stripe has forgotten the idempotency key, and charged no second time', async () => {
    const reference = await chargedUnheard()
    stripe.forgetIdempotencyKeys()
    await runRenewals(app)
    expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
    expect([...stripe.intents.keys()].at(-1)).toBe(reference)
  })

  test('is recorded once when its report comes at the same time as its answer', async () => {
    await subscribed('pm_at_once')
    await age(app, patient.person.id, 32)
    const waiting = async () =>
      (
        await app.sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length
    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = app.sql.begin(async (sql) => {
      await sql`select from profiles where id = ${patient.person.id} for update`
      held.resolve()
      await mayGoOn.promise
    })
    await held.promise
    const renew = app.deps.payment.renew.bind(app.deps.payment)
    let reporting = Promise.resolve(0)
    app.deps.payment.renew = async (order) => {
      const renewal = await renew(order)
      reporting = charged(renewal.reference)
      await expect.poll(waiting).toBe(1)
      return renewal
    }
    const renewing = runRenewals(app)
    await expect.poll(waiting).toBe(2)
    mayGoOn.resolve()
    await Promise.all([holding, renewing])
    app.deps.payment.renew = renew
    expect(await reporting).toBe(200)
    const [renewed] = await app.sql<{ id: string }[]>`select id from subscriptions where user_id = ${patient.person.id}`
    expect(app.logged.filter((line) => line.includes(renewed?.id ?? ''))).toEqual([])
    expect(await mine()).toEqual({ status: 'active', periods_paid: 2 })
  })

  test('goes back when the person has left meanwhile', async () => {
    const reference = await chargedUnheard()
    await patient.functions.invoke('cancel-subscription', { body: {} })
    expect(await mine()).toMatchObject({ status: 'ended' })
    expect(await charged(reference)).toBe(200)
    expect(await refundsOf(reference)).toEqual([{ reason: 'came_too_late', amount: 299 }])
  })
})

test('money sent back whole in Stripe’s back office ends the subscription, a part of it does not', async () => {
  const reference = await subscribed('pm_other')
  const charge = { object: 'charge', id: 'ch_1', payment_intent: reference }
  await report('charge.refunded', { ...charge, amount_refunded: 100 })
  expect(await mine()).toMatchObject({ status: 'active' })
  await report('charge.refunded', { ...charge, amount_refunded: 299 })
  expect(await mine()).toMatchObject({ status: 'ended' })
})

const succeeded = (reference: string) => report('payment_intent.succeeded', { object: 'payment_intent', id: reference })
/** Begins to pay; returns Stripe's id. */
async function begun(): Promise<string> {
  const { data } = await beginSubscription(patient, null)
  return data?.next.kind === 'stripe' ? data.next.clientSecret.replace('_secret', '') : ''
}
const refundsOf = async (reference: string) => {
  const rows = await app.sql<{ reason: string; amount: number }[]>`
    select r.reason, r.amount from app.refunds r join payments p on p.id = r.payment_id
    where p.provider_reference = ${reference}`
  return [...rows]
}

test('a month paid twice goes back without the subscription, even if Stripe says so first', async () => {
  const [first, second] = [await begun(), await begun()]
  await succeeded(first)
  await succeeded(second)
  expect(await refundsOf(second)).toEqual([{ reason: 'paid_twice', amount: 299 }])
  await report('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: second, amount_refunded: 299 })
  expect(await mine()).toEqual({ status: 'active', periods_paid: 1 })
})

test('money that comes in once the subscription is forgotten goes back', async () => {
  const reference = await begun()
  await app.sql`delete from subscriptions where user_id = ${patient.person.id}`
  expect(await succeeded(reference)).toBe(200)
  expect(await succeeded(reference)).toBe(200)
  expect(await refundsOf(reference)).toEqual([{ reason: 'came_too_late', amount: 299 }])
})

test('a card that is sent to us instead of Stripe is refused', async () => {
  expect(await refusalOf(await beginSubscription(patient))).toMatchObject({ code: 'malformed_request' })
})
