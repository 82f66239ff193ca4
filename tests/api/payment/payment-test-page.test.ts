import { beforeAll, expect, test } from 'vitest'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { owedPayouts } from '#server/money/owed-payouts.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(3))
})

/** All that a booking, a payment or a refund leaves where people look. */
async function traces() {
  const [counted] = await app.sql`
    select (select count(*)::int from appointments) as appointments, (select count(*)::int from app.outgoing_mails) as mails,
      (select count(*)::int from threads) as threads, (select count(*)::int from supervision_alerts) as alerts,
      (select count(*)::int from app.receipts) as receipts, (select count(*)::int from consultation_outcomes) as outcomes`
  await app.sql`delete from app.daily_figures`
  await app.sql`select app.count_day(app.today(), now())`
  const figures = await app.sql`select * from app.daily_figures`
  const [free] = await app.sql`select count(*)::int as free from free_starts`
  const owed = await app.deps.db.asService((sql) => owedPayouts(sql, '2026-01-01', app.deps.clock()))
  const read = async (view: 'admin_payments' | 'admin_unsent_refunds' | 'admin_money') =>
    (await admin.from(view).select('*')).data
  return {
    counted,
    figures: figures.map(({ counted_at: _at, sign_ups: _people, ...day }) => day),
    free,
    owed,
    payments: await read('admin_payments'),
    unsent: await read('admin_unsent_refunds'),
    money: await read('admin_money'),
    overview: (await admin.from('admin_overview').select('bookings, refunds, refund_cents')).data,
  }
}

test.each(['patient', 'student', 'therapist', 'admin'] as const)(
  'run by a %s, books and writes to nobody, and is in no figure, revenue or alert, even if its refund waits for days',
  async (type) => {
    const person = await app.as(type)
    const before = await traces()
    const run = (scenario: string) => person.functions.invoke('test-payment', { body: { scenario } })
    expect((await run('refused')).data).toMatchObject({ outcome: 'refused' })
    const { data } = await run('accepted')
    expect(data).toMatchObject({ outcome: 'accepted' })
    const [refund] = await app.sql<{ id: string; reason: string }[]>`
      update app.refunds set created_at = now() - interval '2 days' where payment_id = ${data.paymentId} returning id, reason`
    expect(refund?.reason).toBe('test')
    expect(await traces()).toEqual(before)
    await sendRefund.handle({
      data: { refundId: refund?.id ?? '' },
      deps: app.deps,
      signal: AbortSignal.timeout(20_000),
    })
    expect(await traces()).toEqual(before)
    const [payment] = await app.sql`select payment_status, refunded_amount from payments where id = ${data.paymentId}`
    expect(payment).toEqual({ payment_status: 'refunded', refunded_amount: 2999 })
  },
)
