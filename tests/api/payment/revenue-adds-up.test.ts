import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#domain/database-types.ts'
import { amountOf, type Earning, revenueByMonth } from '#domain/payment/revenue.ts'
import { owedPayouts } from '#server/money/owed-payouts.ts'
import type { SignedIn, TestApp } from '../../support/app.ts'
import { startTestApp } from '../../support/app.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson } from '../../support/rows/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const consultation = fc.record({
  monthsAgo: fc.constantFrom(-1, 1, 2),
  isTest: fc.boolean(),
  isCanceled: fc.boolean(),
  verdict: fc.constantFrom('held', 'too_short', 'patient_absent', null),
  needsReview: fc.boolean(),
  isPaidDespiteRefund: fc.boolean(),
  sentCents: fc.constantFrom(0, 0, 1000, 1500),
  waitingCents: fc.constantFrom(0, 0, 1499),
  dispute: fc.constantFrom(null, null, 'needs_response', 'under_review', 'won', 'lost'),
  disputedCents: fc.constantFrom(2999, 999),
})
type Consultation = typeof consultation extends fc.Arbitrary<infer T> ? T : never

async function insert(student: SignedIn, one: Consultation, hour: number): Promise<void> {
  const { sql } = app
  const patient = await createPerson(sql, 'patient')
  const startsAt = new Date(Date.now() - one.monthsAgo * 30 * 86_400_000 - hour * 7_200_000)
  const paid = await insertPaidAppointment(sql, patient.id, { practitionerId: student.person.id, startsAt })
  const { appointmentId, paymentId } = paid
  const hasOutcome = one.verdict !== null && !one.isCanceled && one.monthsAgo > 0
  if (one.isTest) await sql`update payments set is_test = true where id = ${paymentId}`
  if (one.isCanceled)
    await sql`update appointments set status = 'canceled', canceled_at = now(), canceled_by = 'patient' where id = ${appointmentId}`
  if (hasOutcome)
    await sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, needs_review,
        paid_despite_refund, settled_at)
      values (${appointmentId}, ${one.verdict}, 2700, 2700, ${one.needsReview}, ${one.isPaidDespiteRefund}, now())`
  const refund = (cents: number, sentAt: Date | null) => sql`
    insert into app.refunds (payment_id, amount, reason, sent_at) values (${paymentId}, ${cents}, 'decided_by_team', ${sentAt})`
  if (one.sentCents > 0) {
    await refund(one.sentCents, new Date())
    await sql`update payments set refunded_amount = ${one.sentCents} where id = ${paymentId}`
  }
  if (one.waitingCents > 0) await refund(one.waitingCents, null)
  if (one.dispute)
    await sql`
      insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at, reported_at, closed_at)
      values (${paymentId}, 'stripe', gen_random_uuid(), ${one.disputedCents}, 'fraudulent', ${one.dispute}, now(), now(),
        ${['won', 'lost'].includes(one.dispute) ? new Date() : null})`
}

const earningOf = (row: Row<'my_appointments'>): Earning => ({
  status: row.status,
  startsAt: new Date(row.starts_at),
  earningState: row.earning_state,
  earnedCents: row.earned_cents,
  leftCents: row.left_cents,
  isTestPayment: row.is_test_payment,
})

test('the revenue page and the payouts add up to the cent, whatever became of the consultations', async () => {
  for (const sample of fc.sample(fc.tuple(fc.array(consultation, { minLength: 1, maxLength: 6 }), fc.nat(4000)), 15)) {
    const [consultations, paidOut] = sample
    const student = await app.as('student')
    for (const [hour, one] of consultations.entries()) await insert(student, one, hour)
    const read = async () => {
      const { data } = await student.from('my_appointments').select('*')
      const { data: transfers } = await student.from('payouts').select('month, amount_cents')
      const months = (transfers ?? []).map((one) => ({ month: one.month.slice(0, 7), amountCents: one.amount_cents }))
      return { earnings: (data ?? []).map(earningOf), transfers: months }
    }
    // A fee is earned at once, and paid out once the hour of the consultation is over.
    const later = new Date(Date.now() + 90 * 86_400_000)
    const owedIn = async (month: string) => {
      const owed = await app.deps.db.asService((sql) => owedPayouts(sql, `${month}-01`, later))
      return owed.find((one) => one.practitionerId === student.person.id)?.owedCents ?? 0
    }
    const [first] = revenueByMonth((await read()).earnings, [])
    await app.sql`
      insert into payouts (practitioner_id, month, amount_cents, paid_at)
      values (${student.person.id}, ${`${first?.month}-01`}, ${paidOut + 1}, now())`
    const { earnings, transfers } = await read()
    const months = revenueByMonth(earnings, transfers)
    const because = JSON.stringify(sample)
    let counted = 0
    for (const { month, cents, pendingCents } of months) {
      counted += Object.values(cents).reduce((sum, one) => sum + one, 0)
      expect(pendingCents, because).toBe(await owedIn(month))
    }
    expect(counted, because).toBe(earnings.reduce((sum, one) => sum + amountOf(one), 0))
  }
})

test('of a patient’s own appointments nothing says whether, or why, their practitioner is paid', async () => {
  const patient = await app.as('patient')
  const student = await app.as('student')
  await insertPaidAppointment(app.sql, patient.person.id, { practitionerId: student.person.id })
  const { data } = await patient.from('my_appointments').select('earning_state, is_paid_despite_refund').single()
  expect(data).toEqual({ earning_state: null, is_paid_despite_refund: null })
})
