import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_CARD_REFUSED, TEST_CARD_RENEWAL_REFUSED } from '#domain/payment/test-cards.ts'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { startModelChat } from '../../support/model-chat.ts'
import { refusalOf } from '../../support/refusal.ts'
import { goodCard } from '../../support/rows/booking.ts'
import { age, beginSubscription, confirmSubscription, runRenewals, subscribe } from '../../support/rows/premium.ts'

let app: TestApp
let patient: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  patient = await app.as('patient')
})

const mine = async () => (await patient.from('subscriptions').select('status, renews, periods_paid').single()).data
const payments = async () =>
  (await patient.from('payments').select('amount, payment_type, payment_status').order('created_at')).data
const isPremium = async () => {
  const [row] = await app.sql<{ is_open: boolean }[]>`select app.has_premium(${patient.person.id}) as is_open`
  return row?.is_open
}
const news = async () => {
  const mails = await app.sql<{ news: string }[]>`
    select data->>'news' as news from app.outgoing_mails where recipient = ${patient.person.email} order by created_at`
  return mails.map((mail) => mail.news)
}
const invoke = (
  name: 'cancel-subscription' | 'resume-subscription' | 'withdraw-from-subscription' | 'withdrawal-terms',
) => patient.functions.invoke(name, { body: {} })

describe('subscribing', () => {
  test('takes a card and a code, opens premium at once and sends a receipt', async () => {
    expect(await isPremium()).toBe(false)
    await subscribe(patient)
    expect(await isPremium()).toBe(true)
    expect(await mine()).toEqual({ status: 'active', renews: true, periods_paid: 1 })
    expect(await payments()).toEqual([{ amount: 299, payment_type: 'subscription', payment_status: 'completed' }])
    expect(await news()).toEqual(['started'])
  })

  test('with a refused card or a wrong code opens nothing, and can be begun again', async () => {
    const refused = await refusalOf(await beginSubscription(patient, { ...goodCard, number: TEST_CARD_REFUSED }))
    expect(refused).toMatchObject({ status: 402, code: 'card_refused' })
    const { data } = await beginSubscription(patient)
    const wrong = await refusalOf(await confirmSubscription(patient, data?.paymentId ?? '', '000000'))
    expect(wrong).toMatchObject({ status: 402, code: 'three_d_secure_failed' })
    expect(await isPremium()).toBe(false)
    await subscribe(patient)
    expect(await isPremium()).toBe(true)
  })

  test('twice at once charges once', async () => {
    const begun = await Promise.all([beginSubscription(patient), beginSubscription(patient)])
    const ids = begun.map(({ data }) => data?.paymentId ?? '')
    const answers = await Promise.all(ids.map((id) => confirmSubscription(patient, id)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await mine()).toMatchObject({ periods_paid: 1 })
    expect((await payments())?.filter((one) => one.payment_status === 'completed')).toHaveLength(1)
    expect(await refusalOf(await beginSubscription(patient))).toMatchObject({ code: 'already_subscribed' })
  })

  test('is nobody else’s to confirm', async () => {
    const { data } = await beginSubscription(patient)
    const other = await app.as('patient')
    expect(await refusalOf(await confirmSubscription(other, data?.paymentId ?? ''))).toMatchObject({ status: 404 })
    expect(await isPremium()).toBe(false)
  })
})

describe('the months that follow', () => {
  test('are charged when they begin, once each, with a receipt', async () => {
    await subscribe(patient)
    await runRenewals(app)
    expect(await mine()).toMatchObject({ periods_paid: 1 })
    await age(app, patient.person.id, 32)
    await Promise.all([runRenewals(app), runRenewals(app)])
    await runRenewals(app)
    expect(await mine()).toEqual({ status: 'active', renews: true, periods_paid: 2 })
    expect(await payments()).toHaveLength(2)
    expect(await news()).toEqual(['started', 'renewed'])
  })

  test('a charge whose answer was lost in a crash is asked again under the same order', async () => {
    await subscribe(patient)
    await age(app, patient.person.id, 32)
    const renew = app.deps.payment.renew.bind(app.deps.payment)
    const asked: string[] = []
    app.deps.payment.renew = (order) => {
      asked.push(order.paymentId)
      return asked.length === 1 ? Promise.reject(new Error('the process died here')) : renew(order)
    }
    await runRenewals(app)
    await runRenewals(app)
    app.deps.payment.renew = renew
    expect(asked).toEqual([asked[0], asked[0]])
    expect(await mine()).toMatchObject({ status: 'active', periods_paid: 2 })
  })

  test('whose charge fails again and again, however many and old, keep no other waiting', async () => {
    const mineToRenew = await subscribe(patient)
    await age(app, patient.person.id, 32)
    await app.sql`
      with people as (
        insert into auth.users (id, email, raw_app_meta_data)
        select gen_random_uuid(), 'due' || n || '@exemple.fr', '{"user_type": "patient"}' from generate_series(1, 250) n returning id
      ), due as (
        insert into subscriptions (user_id, status, price_cents, started_at, paid_until, access_until)
        select id, 'active', 299, now() - interval '40 days', now() - interval '5 days', now() + interval '2 days' from people returning id, user_id
      )
      insert into payments (user_id, subscription_id, amount, currency, payment_type, payment_status, provider,
        provider_reference, completed_at)
      select user_id, id, 299, 'eur', 'subscription', 'completed', 'sandbox', id::text, now() - interval '40 days' from due`
    const renew = app.deps.payment.renew.bind(app.deps.payment)
    app.deps.payment.renew = (order) =>
      order.earlierReference === mineToRenew ? renew(order) : Promise.reject(new Error('no answer'))
    await runRenewals(app)
    app.deps.payment.renew = renew
    expect(await mine()).toMatchObject({ status: 'active', periods_paid: 2 })
    await app.sql`delete from subscriptions where user_id <> ${patient.person.id}`
  })

  test('in which nothing could be charged are not charged afterwards', async () => {
    await subscribe(patient)
    await age(app, patient.person.id, 100)
    for (let run = 0; run < 3; run++) await runRenewals(app)
    expect(await payments()).toHaveLength(1)
    expect(await mine()).toMatchObject({ status: 'ended' })
    await subscribe(patient)
    expect(await isPremium()).toBe(true)
  })

  test('refused by the bank: access stays for the grace, one mail, another card pays, or it ends', async () => {
    await subscribe(patient, { ...goodCard, number: TEST_CARD_RENEWAL_REFUSED })
    await age(app, patient.person.id, 32)
    await runRenewals(app)
    await runRenewals(app)
    expect(await mine()).toMatchObject({ status: 'past_due', periods_paid: 1 })
    expect(await isPremium()).toBe(true)
    expect(await payments()).toHaveLength(2)

    await subscribe(patient)
    expect(await mine()).toMatchObject({ status: 'active', periods_paid: 2 })
    expect(await news()).toEqual(['started', 'payment-failed', 'renewed'])
  })

  test('refused to the end of the grace, the subscription ends and a new one may begin', async () => {
    await subscribe(patient, { ...goodCard, number: TEST_CARD_RENEWAL_REFUSED })
    await age(app, patient.person.id, 32)
    await runRenewals(app)
    await age(app, patient.person.id, 8)
    await runRenewals(app)
    expect(await mine()).toMatchObject({ status: 'ended' })
    expect(await isPremium()).toBe(false)
    expect(await news()).toEqual(['started', 'payment-failed', 'ended'])
    await subscribe(patient)
    expect(await isPremium()).toBe(true)
  })
})

describe('leaving', () => {
  test('keeps access to the end of the month, charges nothing more, and can be taken back', async () => {
    await subscribe(patient)
    const { data } = await invoke('cancel-subscription')
    expect(Date.parse(data.accessUntil)).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    expect((await invoke('cancel-subscription')).data).toEqual(data)
    expect(await isPremium()).toBe(true)
    expect((await invoke('resume-subscription')).data).toEqual({ resumed: true })
    expect(await refusalOf(await invoke('resume-subscription'))).toMatchObject({ code: 'no_subscription' })
    await invoke('cancel-subscription')
    await age(app, patient.person.id, 32)
    await runRenewals(app)
    expect(await mine()).toMatchObject({ status: 'ended', periods_paid: 1 })
    expect(await isPremium()).toBe(false)
    expect(await news()).toEqual(['started', 'canceled', 'resumed', 'canceled', 'ended'])
  })

  test('within fourteen days gives the money back and closes premium at once; not later', async () => {
    await subscribe(patient)
    expect((await invoke('withdraw-from-subscription')).data).toEqual({ refundCents: 299 })
    expect(await isPremium()).toBe(false)
    const waiting = await app.sql<{ id: string }[]>`
      select r.id from app.refunds r join payments p on p.id = r.payment_id where p.user_id = ${patient.person.id}`
    const signal = new AbortController().signal
    for (const { id } of waiting) await sendRefund.handle({ data: { refundId: id }, deps: app.deps, signal })
    expect(await payments()).toMatchObject([{ payment_status: 'refunded' }])

    await subscribe(patient)
    await age(app, patient.person.id, 20)
    const late = await refusalOf(await invoke('withdraw-from-subscription'))
    expect(late).toMatchObject({ code: 'subscription_withdrawal_over' })
    expect(await refusalOf(await app.visitor().functions.invoke('cancel-subscription', { body: {} }))).toMatchObject({
      status: 401,
    })
  })
})

test('a repeated withdrawal charges the days used, and says so before', async () => {
  await subscribe(patient)
  await invoke('withdraw-from-subscription')
  await subscribe(patient)
  await age(app, patient.person.id, 5)
  const { data: terms } = await invoke('withdrawal-terms')
  expect(terms?.refundCents).toBeGreaterThan(200)
  expect(terms?.refundCents).toBeLessThan(299)
  expect((await invoke('withdraw-from-subscription')).data).toEqual(terms)
  const [mail] = await app.sql<{ amount: number }[]>`
    select (data ->> 'amountCents')::int as amount from app.outgoing_mails
    where recipient = ${patient.person.email} and data ->> 'news' = 'withdrawn' order by created_at desc limit 1`
  expect(mail?.amount).toBe(terms?.refundCents)
  expect(await refusalOf(await invoke('withdrawal-terms'))).toMatchObject({ code: 'no_subscription' })

  // After a year, it counts as the first time again.
  await app.sql`update app.refunds set created_at = created_at - interval '13 months'`
  await subscribe(patient)
  expect((await invoke('withdraw-from-subscription')).data).toEqual({ refundCents: 299 })
})

test('the thirty free messages of a day are no limit for a subscriber', async () => {
  patient = await (await startModelChat()).app.as('patient')
  const say = (sessionId: string) =>
    patient.functions.invoke('chat-wit-ai', { body: { message: 'Je dors mal en ce moment.', sessionId } })
  const sessionId = crypto.randomUUID()
  for (let said = 0; said < 30; said++) expect((await say(sessionId)).error).toBeNull()
  expect(await refusalOf(await say(sessionId))).toMatchObject({ code: 'chat_day_used_up' })
  await subscribe(patient)
  expect((await say(sessionId)).error).toBeNull()
})
