import { Stripe } from 'stripe'
import { beforeAll, describe, expect, test } from 'vitest'
import { TEST_CARD_DISPUTED } from '#domain/payment/test-cards.ts'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { applyDispute } from '#server/payment/apply-dispute.ts'
import { createStripe } from '#server/providers/payment/stripe.ts'
import type { SignedIn, TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { beginPayment, confirmPayment, goodCard, hold, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { startTeamMoney, type TeamMoney } from '../../support/team-money.ts'

let app: TestApp
let admin: SignedIn
let money: TeamMoney

beforeAll(async () => {
  money = await startTeamMoney()
  ;({ app, admin } = money)
})

describe('a dispute', () => {
  test('of a test card waits for an answer, and is won or lost', async () => {
    const student = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, student, dayAhead(5))
    const patient = await patientOf(app)
    const { data } = await hold(patient, start)
    const begun = await beginPayment(patient, data?.appointmentId ?? '', { ...goodCard, number: TEST_CARD_DISPUTED })
    const paymentId = begun.data?.paymentId ?? ''
    await confirmPayment(patient, paymentId)
    const read = async () =>
      (await admin.from('admin_disputes').select('id, state, respond_by').eq('payment_id', paymentId).single()).data
    const dispute = await read()
    expect(dispute).toMatchObject({ state: 'needs_response', respond_by: expect.any(String) })
    expect((await admin.from('admin_money').select('to_answer').single()).data?.to_answer).toBeGreaterThan(0)
    const mails = await app.sql`
      select recipient from app.outgoing_mails where template = 'payment-disputed' and data ->> 'paymentId' = ${paymentId}`
    expect(mails).toEqual([{ recipient: app.deps.settings.CONTACT_ADDRESS }])
    expect(await money.refund(admin, paymentId, 100)).toMatchObject({ body: { code: 'payment_disputed' } })
    const close = () => invoke(admin, 'close-test-dispute', { disputeId: dispute?.id, state: 'lost' })
    expect((await close()).status).toBe(200)
    expect((await close()).status).toBe(404)
    expect(await read()).toMatchObject({ state: 'lost' })
  })

  /** Same effect as the webhook. */
  async function reportDispute(
    paymentId: string,
    state: 'needs_response' | 'won' | 'lost',
    at: number,
    amountCents = 2999,
  ) {
    const report = {
      reference: `dp_${paymentId}`,
      state,
      amountCents,
      reason: 'fraudulent',
      respondBy: null,
      reportedAt: new Date(at),
    }
    await app.deps.db.asService((sql) => applyDispute(sql, app.deps, { id: paymentId, provider: 'stripe' }, report))
  }
  const stateOf = async (paymentId: string) =>
    (await app.sql`select state from app.disputes where payment_id = ${paymentId}`)[0]?.state

  test('keeps its money from being paid out until it is won, for good when it is lost', async () => {
    const [won, lost] = [await money.held(), await money.held()]
    expect(await money.owedIn(won.month)).toEqual(expect.arrayContaining([won.student.id, lost.student.id]))
    for (const { paymentId } of [won, lost]) await reportDispute(paymentId, 'needs_response', 1000)
    expect(await money.owedIn(won.month)).not.toContain(won.student.id)
    await reportDispute(won.paymentId, 'won', 2000)
    await reportDispute(lost.paymentId, 'lost', 2000)
    expect(await money.owedIn(won.month)).toContain(won.student.id)
    expect(await money.owedIn(lost.month)).not.toContain(lost.student.id)
    expect(await money.refund(admin, lost.paymentId, 1)).toMatchObject({ body: { code: 'refund_exceeds_payment' } })
  })

  test('holds refunds back, drops them when it is lost and sends them when it is won', async () => {
    for (const state of ['won', 'lost'] as const) {
      const { paymentId } = await money.held('practitioner_absent')
      await money.refund(admin, paymentId, 2999)
      const [row] = await money.refundsOf(paymentId)
      await reportDispute(paymentId, 'needs_response', 1000)
      // Only Stripe could send it: the job must not try.
      await sendRefund.handle({ deps: app.deps, data: { refundId: row?.id ?? '' }, signal: AbortSignal.timeout(5000) })
      expect(await invoke(admin, 'send-refund-again', { refundId: row?.id })).toMatchObject({
        body: { code: 'payment_disputed' },
      })
      await reportDispute(paymentId, state, 2000)
      expect(await money.refundsOf(paymentId)).toHaveLength(state === 'won' ? 1 : 0)
    }
  })

  test('lost about a part of a payment leaves the refund of the rest', async () => {
    const { paymentId } = await money.held('practitioner_absent')
    await money.refund(admin, paymentId, 2999)
    for (const state of ['needs_response', 'lost', 'lost'] as const) await reportDispute(paymentId, state, 1000, 999)
    expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 2000, reason: 'decided_by_team' }])
  })

  test('ends the same in whatever order and however often its reports come', async () => {
    const reports = [
      ['needs_response', 1000],
      ['lost', 3000],
      ['won', 2000],
      ['needs_response', 3000],
    ] as const
    for (const order of [reports, reports.toReversed(), [...reports, ...reports]]) {
      const { paymentId } = await money.held()
      for (const [state, at] of order) await reportDispute(paymentId, state, at)
      expect(await stateOf(paymentId)).toBe('lost')
    }
  })
})

test('reports of Stripe about a dispute are signed, and come to the payment', async () => {
  const webhookSecret = 'whsec_of_this_test'
  const stripe = await createStripe({ secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret })
  const object = {
    object: 'dispute',
    id: 'dp_1',
    amount: 2999,
    payment_intent: 'pi_1',
    reason: 'product_not_received',
    status: 'needs_response',
    evidence_details: { due_by: 1_800_000_000 },
  }
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.dispute.created',
    created: 1_799_000_000,
    data: { object },
  })
  const sign = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret })
  expect(stripe.readReport(payload, sign(webhookSecret))).toEqual({
    reference: 'pi_1',
    dispute: {
      reference: 'dp_1',
      state: 'needs_response',
      amountCents: 2999,
      reason: 'product_not_received',
      respondBy: new Date(1_800_000_000_000),
      reportedAt: new Date(1_799_000_000_000),
    },
  })
  expect(() => stripe.readReport(payload, sign('whsec_autre'))).toThrow('signature')
})
