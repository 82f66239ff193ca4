import { beforeAll, expect, test } from 'vitest'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import type { SignedIn, TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson } from '../../support/rows/people.ts'
import { type StripeApp, startStripeApp } from '../../support/stripe-app.ts'

let app: TestApp
let admin: SignedIn
let stripe: StripeApp['stripe']
let post: StripeApp['report']

beforeAll(async () => {
  ;({ app, stripe, report: post } = await startStripeApp())
  admin = await app.as('admin')
})

/** A refund that was sent, and the report of Stripe about it. */
async function sent() {
  const patient = await createPerson(app.sql, 'patient')
  const { paymentId } = await insertPaidAppointment(app.sql, patient.id)
  const [refund] = await app.sql<{ id: string }[]>`
    insert into app.refunds (payment_id, amount, reason, sent_at)
    values (${paymentId}, 2999, 'decided_by_team', now()) returning id`
  const refundId = refund?.id ?? ''
  const report = (status: string, metadata: object = { refund: refundId }) =>
    post('refund.failed', { object: 'refund', id: 're_1', status, metadata })
  return { patient, refundId, report }
}

const waiting = async (refundId: string) =>
  (await admin.from('admin_unsent_refunds').select('amount, returned_at').eq('id', refundId)).data
const stuck = async () => (await admin.from('admin_money').select('stuck_refunds').single()).data?.stuck_refunds

test('a refund that the bank returned waits for the team until it is paid otherwise; the person is told once', async () => {
  const { patient, refundId, report } = await sent()
  expect(await waiting(refundId)).toEqual([])
  expect(await stuck()).toBe(0)
  for (const status of ['failed', 'canceled', 'failed']) expect(await report(status)).toBe(200)
  expect(await waiting(refundId)).toEqual([{ amount: 2999, returned_at: expect.any(String) }])
  expect(await stuck()).toBe(1)
  const mails = await app.sql`select template, data from app.outgoing_mails where recipient = ${patient.email}`
  expect(mails).toEqual([{ template: 'refund-returned', data: { amountCents: 2999 } }])

  const record = () => invoke(admin, 'record-refund-paid', { refundId, reason: 'Virement du 3 mars' })
  expect((await record()).status).toBe(200)
  expect((await record()).status).toBe(404)
  expect(await waiting(refundId)).toEqual([])
  expect(await stuck()).toBe(0)
})

test('it is not sent to the same card again, even by hand', async () => {
  const { refundId, report } = await sent()
  // The report comes before the job has recorded that it was sent.
  await app.sql`update app.refunds set sent_at = null where id = ${refundId}`
  await report('failed')
  await sendRefund.handle({ data: { refundId }, deps: app.deps, signal: AbortSignal.timeout(5000) })
  expect(stripe.refunds).toEqual([])
  expect((await invoke(admin, 'send-refund-again', { refundId })).status).toBe(404)
})

test('a refund that arrived, or that is not ours, is left alone', async () => {
  const { refundId, report } = await sent()
  for (const status of ['pending', 'succeeded']) expect(await report(status)).toBe(200)
  expect(await report('failed', {})).toBe(200)
  expect(await report('failed', { refund: 'of another account' })).toBe(404)
  expect(await waiting(refundId)).toEqual([])
  expect((await invoke(admin, 'record-refund-paid', { refundId, reason: 'Virement du 3 mars' })).status).toBe(404)
})
