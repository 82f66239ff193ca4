import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn, TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { age, beginSubscription, runRenewals } from '../../support/rows/premium.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let stripe: StripeApp['stripe']
let report: StripeApp['report']
let admin: SignedIn
let second: SignedIn
let patient: SignedIn

beforeAll(async () => {
  ;({ app, stripe, report } = await startStripeApp())
  admin = await app.as('admin')
  second = await app.as('admin')
})
beforeEach(async () => {
  patient = await app.as('patient')
})

/** Begins to pay; returns Stripe's id. */
async function begun(): Promise<string> {
  const { data } = await beginSubscription(patient, null)
  return data?.next.kind === 'stripe' ? data.next.clientSecret.replace('_secret', '') : ''
}
const succeeded = (id: string) => report('payment_intent.succeeded', { object: 'payment_intent', id })

/** Pays the first month; returns Stripe's id. */
async function subscribed(): Promise<string> {
  const reference = await begun()
  Object.assign(stripe.intents.get(reference) ?? {}, { status: 'succeeded', payment_method: 'pm_good' })
  expect(await succeeded(reference)).toBe(200)
  return reference
}

let reportedAt = Math.floor(Date.now() / 1000)
async function dispute(reference: string, status: string, amount = 299) {
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

/** A month later; returns how many charges were made. */
async function monthLater(): Promise<number> {
  const before = stripe.intents.size
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  return stripe.intents.size - before
}

const mine = async () =>
  (await patient.from('subscriptions').select('status, renews, periods_paid').order('created_at').limit(1).single())
    .data
const news = async () => {
  const mails = await app.sql<{ news: string }[]>`
    select data->>'news' as news from app.outgoing_mails
    where recipient = ${patient.person.email} and template = 'subscription-news' order by created_at`
  return mails.map((mail) => mail.news)
}

describe('a contested month', () => {
  test('keeps what is paid, stops the renewals, and is told once', async () => {
    const reference = await subscribed()
    for (const status of ['needs_response', 'needs_response', 'under_review']) await dispute(reference, status)
    expect(await mine()).toEqual({ status: 'active', renews: false, periods_paid: 1 })
    expect(await monthLater()).toBe(0)
    expect(await mine()).toMatchObject({ status: 'ended', periods_paid: 1 })
    expect(await news()).toEqual(['started', 'disputed', 'ended'])
  })

  test('that is lost ends the subscription at once', async () => {
    const reference = await subscribed()
    for (const status of ['needs_response', 'lost', 'lost']) await dispute(reference, status)
    expect(await mine()).toMatchObject({ status: 'ended' })
    expect(await news()).toEqual(['started', 'disputed', 'ended'])
  })

  test('that is lost in part keeps the rest of the month', async () => {
    const reference = await subscribed()
    await dispute(reference, 'lost', 100)
    expect(await mine()).toMatchObject({ status: 'active', renews: false })
    expect(await monthLater()).toBe(0)
  })

  test('that is won charges nothing, unless the person takes the subscription back', async () => {
    const reference = await subscribed()
    for (const status of ['needs_response', 'won']) await dispute(reference, status)
    expect(await mine()).toEqual({ status: 'active', renews: false, periods_paid: 1 })
    expect((await invoke(patient, 'resume-subscription', {})).status).toBe(200)
    expect(await monthLater()).toBe(1)
    expect(await mine()).toMatchObject({ status: 'active', periods_paid: 2 })
  })

  test('is not charged to that card again, even if the person takes the subscription back', async () => {
    const reference = await subscribed()
    await dispute(reference, 'needs_response')
    expect((await invoke(patient, 'resume-subscription', {})).status).toBe(200)
    expect(await monthLater()).toBe(0)
    expect(await mine()).toMatchObject({ status: 'ended' })
    expect(await news()).toEqual(['started', 'disputed', 'resumed', 'disputed'])
    expect((await beginSubscription(patient, null)).error).toBeNull()
  })

  test('of before the current one, when it is lost, leaves the month that is paid', async () => {
    const first = await subscribed()
    expect(await monthLater()).toBe(1)
    for (const status of ['needs_response', 'lost']) await dispute(first, status)
    expect(await mine()).toEqual({ status: 'active', renews: false, periods_paid: 2 })
    expect(await monthLater()).toBe(0)
    expect(await mine()).toMatchObject({ status: 'ended', periods_paid: 2 })
  })

  test('that was paid twice, when it is lost, leaves the one that counts', async () => {
    const [first, twice] = [await begun(), await begun()]
    for (const id of [first, twice]) await succeeded(id)
    await dispute(twice, 'lost')
    expect(await mine()).toMatchObject({ status: 'active', renews: false })
  })
})

describe('a month that the team refunds', () => {
  /** Agreed by two. */
  async function refund(reference: string, amountCents: number) {
    const [payment] = await app.sql<{ id: string }[]>`select id from payments where provider_reference = ${reference}`
    const input = { paymentId: payment?.id, amountCents, paysPractitioner: false }
    const reason = 'La personne nous a écrit'
    const asked = await invoke(admin, 'request-act', { act: 'refund-payment', input, reason })
    const decided = await invoke(second, 'decide-act', { requestId: asked.body.requestId, decision: 'approved' })
    expect(decided.status).toBe(200)
  }

  test('in full ends the subscription, in part does not', async () => {
    const reference = await subscribed()
    await refund(reference, 100)
    expect(await mine()).toMatchObject({ status: 'active', renews: true })
    await refund(reference, 199)
    expect(await mine()).toMatchObject({ status: 'ended', renews: false })
    expect(await news()).toEqual(['started', 'ended'])
    await report('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: reference, amount_refunded: 299 })
    expect(await news()).toEqual(['started', 'ended'])
    expect(await monthLater()).toBe(0)
  })

  test('leaves a later one that is paid', async () => {
    const first = await subscribed()
    await monthLater()
    await refund(first, 299)
    expect(await mine()).toMatchObject({ status: 'active', renews: true, periods_paid: 2 })
  })
})
