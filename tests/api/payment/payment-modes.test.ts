import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time.ts'
import { preparePayouts } from '#server/money/owed-payouts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, book, goodCard, hold, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

const CLOSED = {
  status: 409,
  code: 'payments_closed',
  message:
    'Le paiement n’est pas encore ouvert : vous ne pouvez pas réserver pour le moment. Aucun montant n’a été prélevé.',
}

let nextDay = 30
async function offeredStart(app: TestApp) {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  return { student, start }
}

describe('in production without a payment provider', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ settings: { DEMO: 'off' } })
  })

  test('nothing can be held, paid, subscribed to or tested, and the page is told so', async () => {
    const { start } = await offeredStart(app)
    const patient = await patientOf(app)
    expect(app.deps.payment.options).toEqual({ provider: 'closed' })
    expect(await refusalOf(await hold(patient, start))).toMatchObject(CLOSED)
    expect((await patient.from('my_appointments').select()).data).toEqual([])
    const held = crypto.randomUUID()
    expect(await refusalOf(await beginPayment(patient, held))).toMatchObject(CLOSED)
    const subscribed = await patient.functions.invoke('subscribe-to-premium', { body: { card: goodCard } })
    expect(await refusalOf(subscribed)).toMatchObject(CLOSED)
    const tested = await patient.functions.invoke('test-payment', { body: { scenario: 'accepted' } })
    expect(await refusalOf(tested)).toMatchObject(CLOSED)
    expect((await patient.from('payments').select()).data).toEqual([])
  })
})

describe.each([
  ['a rehearsal', { DEMO: 'off', PAYMENTS: 'rehearsal' }],
  ['a demonstration', { DEMO: 'on' }],
])('in %s', (_, settings) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ settings })
  })

  test('test cards book, the payment says that it is a test, and nobody is paid out for it', async () => {
    const { student, start } = await offeredStart(app)
    const patient = await patientOf(app)
    expect(app.deps.payment.options).toEqual({ provider: 'sandbox' })
    await book(patient, start)
    expect((await patient.from('payments').select('is_test')).data).toEqual([{ is_test: true }])
    expect((await patient.from('my_appointments').select('is_test_payment')).data).toEqual([{ is_test_payment: true }])
    const month = `${dayOf(start).slice(0, 7)}-01`
    const afterwards = new Date(start.getTime() + 35 * 24 * 60 * 60_000)
    const owed = () => app.deps.db.asService((sql) => preparePayouts(sql, month, afterwards))
    expect(await owed()).toEqual({ orders: [], withoutAccount: [] })
    // The same consultation, paid with real money and held.
    await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      select id, 'held', 2700, 2700, now() from appointments where practitioner_id = ${student.id}`
    await app.sql`update payments set provider = 'stripe', is_test = false`
    expect((await owed()).withoutAccount).toEqual([student.id])
  })
})

describe.each([
  ['sk_test_of_the_tests', true],
  ['sk_live_of_the_tests', false],
])('with the Stripe key %s', (secretKey, isTest) => {
  test(`a payment is a test: ${isTest}`, async () => {
    const app = await startTestApp({
      settings: {
        DEMO: 'off',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_of_the_tests',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
      },
    })
    expect(app.deps.payment.options).toEqual({ provider: 'stripe', publishableKey: 'pk_of_the_tests', isTest })
    expect(app.deps.payment.isTest).toBe(isTest)
  })
})

test('money of a test card can never be marked as real', async () => {
  const app = await startTestApp()
  await expect(
    app.sql`insert into payments (amount, currency, payment_type, payment_status, provider, provider_reference, is_test)
      values (2999, 'eur', 'consultation', 'created', 'sandbox', 'one', false)`,
  ).rejects.toMatchObject({ constraint_name: 'payments_sandbox_is_test' })
})
