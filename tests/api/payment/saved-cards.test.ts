import { beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetCards } from '#server/jobs/payment/forget-cards.ts'
import type { TestApp } from '../../support/app.ts'
import { age, beginSubscription, runRenewals } from '../../support/rows/premium.ts'
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

/** The user has begun to pay in Stripe's own fields. */
async function begun(): Promise<string> {
  await beginSubscription(patient, null)
  return [...stripe.intents.keys()].at(-1) ?? ''
}

/** Stripe has charged the card and saved it. */
async function paid(reference: string, card: string): Promise<void> {
  Object.assign(stripe.intents.get(reference) ?? {}, { status: 'succeeded', payment_method: card })
  expect(await report('payment_intent.succeeded', { object: 'payment_intent', id: reference })).toBe(200)
}

const runForgetting = () => forgetCards.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
const waiting = async () => (await app.sql`select from app.cards_to_forget`).count
const isChargeable = (card: string) => !stripe.detached.has(card)

test('the card of a subscription stays until its last month has ended', async () => {
  await paid(await begun(), 'pm_months')
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  await patient.functions.invoke('cancel-subscription', { body: {} })
  await runForgetting()
  expect(isChargeable('pm_months')).toBe(true)
  await age(app, patient.person.id, 32)
  await runRenewals(app)
  await runForgetting()
  expect(isChargeable('pm_months')).toBe(false)
  expect(await waiting()).toBe(0)
})

test('each card goes that paid for a subscription, and nobody else’s', async () => {
  await paid(await begun(), 'pm_other')
  patient = await app.as('patient')
  const [first, second] = [await begun(), await begun()]
  await paid(first, 'pm_first')
  await paid(second, 'pm_second')
  await patient.functions.invoke('cancel-subscription', { body: {} })
  await patient.functions.invoke('withdraw-from-subscription', { body: {} })
  await runForgetting()
  expect(['pm_first', 'pm_second', 'pm_other'].map(isChargeable)).toEqual([false, false, true])
})

test('the card goes with the account, however it is deleted, as soon as Stripe answers', async () => {
  await paid(await begun(), 'pm_erased')
  await app.sql`delete from auth.users where id = ${patient.person.id}`
  stripe.refusals.set('pm_erased', { status: 500, type: 'api_error' })
  await runForgetting()
  expect([isChargeable('pm_erased'), await waiting()]).toEqual([true, 1])
  stripe.refusals.delete('pm_erased')
  await runForgetting()
  expect([isChargeable('pm_erased'), await waiting()]).toEqual([false, 0])
})

test('a card that pays once the account is gone is not kept either', async () => {
  const reference = await begun()
  await app.sql`delete from auth.users where id = ${patient.person.id}`
  await runForgetting()
  await paid(reference, 'pm_late')
  await runForgetting()
  expect([isChargeable('pm_late'), await waiting()]).toEqual([false, 0])
})

test('a subscription paid with test cards of the embedded provider has nothing to forget', async () => {
  await paid(await begun(), 'pm_sandbox')
  await app.sql`update payments set provider = 'sandbox' where user_id = ${patient.person.id}`
  await app.sql`delete from auth.users where id = ${patient.person.id}`
  expect(await waiting()).toBe(0)
})
