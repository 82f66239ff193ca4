import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time.ts'
import { digestOf } from '#server/money/payout-files.ts'
import type { Client, SignedIn, TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { createPerson } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { REASON, startTeamMoney, type TeamMoney } from '../../support/team-money.ts'

let app: TestApp
let admin: SignedIn
let money: TeamMoney
let second: SignedIn
let nextDay = 5

beforeAll(async () => {
  money = await startTeamMoney()
  ;({ app, admin } = money)
  second = await app.as('admin')
})

async function upcoming() {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const patient = await patientOf(app)
  const id = await book(patient, start, { practitionerId: student.id })
  return { student, patient, id, start }
}

const ask = (paymentId: string, amountCents: number) =>
  invoke(admin, 'request-act', {
    act: 'refund-payment',
    input: { paymentId, amountCents, paysPractitioner: true },
    reason: REASON,
  })
const decide = (by: Client, requestId: unknown) => invoke(by, 'decide-act', { requestId, decision: 'approved' })
const entries = (act: string, subject: string) =>
  app.sql`select actor_id from app.audit_log where act = ${act} and subject = ${subject}`

describe('an appointment', () => {
  test('to come is cancelled by the team once, refunded in full, and everybody is told', async () => {
    const { id, patient, student } = await upcoming()
    const cancel = () => invoke(admin, 'cancel-as-team', { appointmentId: id, reason: REASON })
    expect(await cancel()).toMatchObject({ status: 200, body: { refundCents: 2999 } })
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'appointment_over' } })
    const { data } = await admin.from('admin_appointments').select('state, canceled_by').eq('id', id).single()
    expect(data).toEqual({ state: 'canceled', canceled_by: 'service' })
    const [payment] = await app.sql<{ id: string }[]>`select id from payments where appointment_id = ${id}`
    expect(await money.refundsOf(payment?.id ?? '')).toMatchObject([{ amount: 2999, reason: 'canceled_by_service' }])
    const told = await app.sql`
      select recipient from app.outgoing_mails where template = 'appointment-canceled' and data ->> 'canceledBy' = 'service'`
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([patient.person.email, student.email]),
    )
    expect(await entries('cancel-as-team', id)).toEqual([{ actor_id: admin.person.id }])
  })

  test('is listed without whose it is', async () => {
    const { id, patient } = await upcoming()
    const { data } = await admin.from('admin_appointments').select().eq('id', id).single()
    expect(data).toMatchObject({ state: 'upcoming', price_cents: 2999, practitioner_name: 'Inès Martin' })
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${patient.person.id}|Claire|${patient.person.email}|dors mal`))
  })
})

describe('a refund by the team', () => {
  test('within the rights leaves by one person, and never twice', async () => {
    const { paymentId } = await money.held('practitioner_absent')
    expect(await money.refund(admin, paymentId, 3000)).toMatchObject({ body: { code: 'refund_exceeds_payment' } })
    expect(await money.refund(admin, paymentId, 2999)).toMatchObject({ status: 200, body: { refundCents: 2999 } })
    expect(await money.refund(admin, paymentId, 1)).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds_payment' },
    })
    expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 2999 }])
  })

  test('that several order at once leaves once', async () => {
    const { paymentId } = await money.held('practitioner_absent')
    const answers = await Promise.all(Array.from({ length: 8 }, () => money.refund(admin, paymentId, 2999)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await money.refundsOf(paymentId)).toHaveLength(1)
  })

  test('no row of any writer sends back more than was paid, counting what the provider sent by itself', async () => {
    const { paymentId } = await money.held()
    const write = (amount: number) =>
      app.sql`insert into app.refunds (payment_id, amount, reason) values (${paymentId}, ${amount}, 'test')`
    await app.sql`update payments set refunded_amount = 1000 where id = ${paymentId}`
    await expect(write(2000)).rejects.toThrow('refund_exceeds_payment')
    await write(1999)
    await expect(write(1)).rejects.toThrow('refund_exceeds_payment')
  })

  test('beyond the rights needs two people: not one, not who asked, not an administrator of before', async () => {
    const { paymentId, appointmentId } = await money.held()
    expect(await money.refund(admin, paymentId, 2999)).toMatchObject({
      status: 403,
      body: { code: 'refund_beyond_rights' },
    })
    const asked = await ask(paymentId, 2999)
    expect(await decide(admin, asked.body.requestId)).toMatchObject({ body: { code: 'act_needs_another' } })
    const former = await app.as('admin')
    await app.sql`update auth.users set raw_app_meta_data = '{"user_type":"patient"}' where id = ${former.person.id}`
    expect([401, 403]).toContain((await decide(former, asked.body.requestId)).status)
    expect(await money.refundsOf(paymentId)).toEqual([])
    expect((await decide(second, asked.body.requestId)).status).toBe(200)
    expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 2999, reason: 'decided_by_team' }])
    const [outcome] = await app.sql`
      select paid_despite_refund from consultation_outcomes where appointment_id = ${appointmentId}`
    expect(outcome).toEqual({ paid_despite_refund: true })
    expect(
      (await admin.from('admin_act_requests').select('sentence').eq('id', String(asked.body.requestId))).data,
    ).toEqual([
      {
        sentence: expect.stringMatching(
          /^Rembourser 29,99\s€ du paiement [0-9A-F]{4} [0-9A-F]{4}, au-delà des règles\./,
        ),
      },
    ])
  })

  test('that two requests ask for is done once', async () => {
    const { paymentId } = await money.held()
    const first = await ask(paymentId, 2999)
    expect(await ask(paymentId, 2999)).toMatchObject({ status: 409, body: { code: 'act_waiting' } })
    expect((await decide(second, first.body.requestId)).status).toBe(200)
    expect(await ask(paymentId, 2999)).toMatchObject({ body: { code: 'refund_exceeds_payment' } })
    expect(await money.refundsOf(paymentId)).toHaveLength(1)
  })

  test('of an appointment to come is a cancellation', async () => {
    const { id } = await upcoming()
    const [payment] = await app.sql<{ id: string }[]>`select id from payments where appointment_id = ${id}`
    expect(await money.refund(admin, payment?.id ?? '', 2999)).toMatchObject({
      body: { code: 'refund_cancel_instead' },
    })
  })

  test('that did not leave is ordered again, by its own id', async () => {
    const { paymentId } = await money.held('practitioner_absent')
    await money.refund(admin, paymentId, 2999)
    const [row] = await money.refundsOf(paymentId)
    expect(
      (
        await admin
          .from('admin_unsent_refunds')
          .select('amount')
          .eq('id', row?.id ?? '')
      ).data,
    ).toEqual([{ amount: 2999 }])
    expect((await invoke(admin, 'send-refund-again', { refundId: row?.id })).status).toBe(200)
    await app.sql`update app.refunds set sent_at = now() where id = ${row?.id ?? ''}`
    expect((await invoke(admin, 'send-refund-again', { refundId: row?.id })).status).toBe(404)
  })
})

describe('a consultation to review', () => {
  test.each([true, false])('is decided once (refund: %s)', async (refunds) => {
    const { appointmentId, paymentId, month, student } = await money.held('held', true)
    expect(
      (await admin.from('admin_reviews').select('appointment_id').eq('appointment_id', appointmentId)).data,
    ).toEqual([{ appointment_id: appointmentId }])
    expect(await money.owedIn(month)).not.toContain(student.id)
    const review = () => invoke(admin, 'decide-review', { appointmentId, refunds, reason: REASON })
    expect(await review()).toMatchObject({ status: 200, body: { refundCents: refunds ? 2999 : 0 } })
    expect(await review()).toMatchObject({ body: { code: 'review_done' } })
    expect(await money.refundsOf(paymentId)).toHaveLength(refunds ? 1 : 0)
    // A practitioner who was present long enough is paid in both cases.
    expect(await money.owedIn(month)).toContain(student.id)
  })
})

test('a consultation refunded in part at the provider is refunded, and told of, for the rest', async () => {
  const { appointmentId, paymentId } = await money.held('held', true)
  await app.sql`update payments set refunded_amount = 1000 where id = ${paymentId}`
  const review = await invoke(admin, 'decide-review', { appointmentId, refunds: true, reason: REASON })
  expect(review.body).toEqual({ refundCents: 1999 })
  expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 1999 }])
  const [outcome] =
    await app.sql`select refund_cents from consultation_outcomes where appointment_id = ${appointmentId}`
  expect(outcome).toEqual({ refund_cents: 1999 })
})

describe('payouts', () => {
  test('are written once a month, recorded by two people, and a changed file is unknown', async () => {
    const { student, month: first } = await money.held()
    await app.sql`insert into payout_accounts (user_id, holder_name, iban)
      values (${student.id}, 'Inès Martin', 'FR7630006000011234567890189')`
    const month = first.slice(0, 7)
    const owed = await invoke(admin, 'list-owed-payouts', { month })
    expect(owed.body.owed).toContainEqual({
      practitionerId: student.id,
      name: 'Inès Martin',
      owedCents: 2999,
      hasAccount: true,
    })
    expect(JSON.stringify(owed.body)).not.toContain('FR76')
    const write = async (replaces: boolean) => {
      const { data, error, response } = await admin.functions.invoke('write-payout-file', { body: { month, replaces } })
      const refusal: { code?: string } = error ? await response?.json() : {}
      return refusal.code ?? (await (data as Blob).text())
    }
    const replaced = await write(false)
    expect(replaced).toContain('FR7630006000011234567890189')
    expect(await write(false)).toBe('payout_file_waits')
    const file = await write(true)
    const record = (content: string) =>
      invoke(admin, 'request-act', { act: 'record-payouts', input: { digest: digestOf(content) }, reason: REASON })
    expect(await record(file.replace('29.99', '9929.99'))).toMatchObject({ body: { code: 'payout_file_unknown' } })
    expect(await record(replaced)).toMatchObject({ body: { code: 'payout_file_ended' } })
    const asked = await record(file)
    expect((await decide(admin, asked.body.requestId)).body.code).toBe('act_needs_another')
    expect((await decide(second, asked.body.requestId)).status).toBe(200)
    const paid = await app.sql`select amount_cents from payouts where practitioner_id = ${student.id}`
    expect(paid).toEqual([{ amount_cents: 2999 }])
    expect(await record(file)).toMatchObject({ body: { code: 'payout_file_ended' } })
    const stored = await app.sql`select orders::text, input::text from app.payout_files, app.act_requests`
    expect(JSON.stringify(stored)).not.toContain('FR76')
  })

  test('of a month that is not over, or in which nobody earned, have no file', async () => {
    const write = (month: string) => invoke(admin, 'write-payout-file', { month, replaces: false })
    expect((await write(dayOf(new Date()).slice(0, 7))).body.code).toBe('month_not_payable')
    expect((await write('2019-01')).body.code).toBe('nothing_to_pay_out')
    expect((await write('2019-13')).status).toBe(422)
  })
})

test('no word of anybody’s health, and nobody’s name, stands in what the money screens read', async () => {
  const canary = 'canari-7391'
  const [patient, practitioner] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'therapist')]
  await app.sql`update profiles set first_name = 'Prénomcanari' where id = ${patient.id}`
  const endsAt = new Date(Date.now() - 86_400_000)
  const id = await insertHealthFile(app.sql, { patient, practitioner, endsAt, words: canary })
  await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, needs_review, settled_at)
    values (${id}, 'too_short', 1, 1, true, now())`
  const views = [
    'admin_appointments',
    'admin_payments',
    'admin_unsent_refunds',
    'admin_disputes',
    'admin_reviews',
  ] as const
  const read = await Promise.all(views.map(async (view) => (await admin.from(view).select()).data))
  const month = dayOf(endsAt).slice(0, 7)
  const owed = await invoke(admin, 'list-owed-payouts', { month })
  const everything = JSON.stringify([read, owed.body])
  expect(everything).toContain(id)
  for (const secret of [canary, 'Prénomcanari', patient.id, patient.email]) expect(everything).not.toContain(secret)
})
