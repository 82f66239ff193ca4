import { beforeAll, describe, expect, test } from 'vitest'
import { isMonthPayable, owedPayouts } from '#server/money/owed-payouts.ts'
import { digestOf, recordPayoutFile, writePayouts } from '#server/money/payout-files.ts'
import { startTeamMoney, type TeamMoney } from '../../support/team-money.ts'

let money: TeamMoney
beforeAll(async () => {
  money = await startTeamMoney()
})

/** The same sum on the practitioner's own screen. */
async function shownTo({ student }: Consultation) {
  const { app } = money
  const headers = { apikey: app.deps.settings.PUBLISHABLE_KEY, authorization: `Bearer ${await app.tokenOf(student)}` }
  const rows = await (await app.fetch('/rest/v1/my_appointments?select=earned_cents', { headers })).json()
  return rows.map((row: { earned_cents: number }) => row.earned_cents)
}

type Consultation = Awaited<ReturnType<TeamMoney['held']>>

async function owedFor({ month, student }: Consultation) {
  const { app } = money
  const owed = await app.deps.db.asService((sql) => owedPayouts(sql, month, app.deps.clock()))
  return owed.filter((one) => one.practitionerId === student.id).map((one) => one.owedCents)
}

/** Refunded to the patient, and paid to the practitioner who attended long enough. */
async function tooShort() {
  const consultation = await money.held('too_short')
  await money.app.sql`update consultation_outcomes set paid_despite_refund = true, refund_cents = 2999
    where appointment_id = ${consultation.appointmentId}`
  await refunded(consultation.paymentId, 'too_short')
  return consultation
}

const refunded = (paymentId: string, reason: string) =>
  money.app.sql.begin(async (sql) => {
    await sql`insert into app.refunds (payment_id, amount, reason, sent_at) values (${paymentId}, 2999, ${reason}, now())`
    await sql`update payments set refunded_amount = amount, payment_status = 'refunded' where id = ${paymentId}`
  })

/** Another payment of the same hold, which came in after the one that paid. */
async function paidTwice({ appointmentId, patient }: Consultation) {
  const [payment] = await money.app.sql<{ id: string }[]>`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider,
      provider_reference, completed_at, is_test)
    select ${patient.id}, ${appointmentId}, 2999, 'eur', 'consultation', 'completed', 'stripe', gen_random_uuid(),
      completed_at + interval '1 minute', false from payments where appointment_id = ${appointmentId}
    returning id`
  await refunded(payment?.id ?? '', 'paid_twice')
}

const lost = (paymentId: string, amountCents: number) => money.app.sql`
  insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at, reported_at, closed_at)
  values (${paymentId}, 'stripe', gen_random_uuid(), ${amountCents}, 'fraudulent', 'lost', now(), now(), now())`

describe('a practitioner paid despite a refund', () => {
  test('is owed the price once, however often the patient paid', async () => {
    const consultation = await tooShort()
    expect(await owedFor(consultation)).toEqual([2999])
    await paidTwice(consultation)
    expect(await owedFor(consultation)).toEqual([2999])
    expect(await shownTo(consultation)).toEqual([2999])
  })

  test('is owed nothing of what a lost dispute took', async () => {
    const consultation = await money.held('too_short')
    await money.app.sql`update consultation_outcomes set paid_despite_refund = true
      where appointment_id = ${consultation.appointmentId}`
    await lost(consultation.paymentId, 1999)
    expect(await owedFor(consultation)).toEqual([1000])
    expect(await shownTo(consultation)).toEqual([1000])
  })
})

test('a held consultation that was paid twice is owed once', async () => {
  const consultation = await money.held()
  await paidTwice(consultation)
  expect(await owedFor(consultation)).toEqual([2999])
})

test('a month is paid out once offers and reports about its last evening are over', () => {
  expect(isMonthPayable('2026-10-01', new Date('2026-11-03T22:59:59Z'))).toBe(false)
  expect(isMonthPayable('2026-10-01', new Date('2026-11-03T23:00:00Z'))).toBe(true)
})

test('a file written while another one of its month is recorded does not repeat its transfers', async () => {
  const { app } = money
  const { student, month } = await money.held()
  await app.sql`insert into payout_accounts (user_id, holder_name, iban)
    values (${student.id}, 'Inès Martin', 'FR7630006000011234567890189')`
  const write = () =>
    app.deps.db.asService((sql) => writePayouts(sql, { month, now: app.clock.now(), writtenBy: null, replaces: false }))
  const { file } = await write()
  const [recorded, mayCommit] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const recording = app.deps.db.asService(async (sql) => {
    recorded.resolve(await recordPayoutFile(sql, digestOf(file), app.clock.now()))
    await mayCommit.promise
  })
  expect(await recorded.promise).toBe(1)
  const writing = write()
  const waiting = () => app.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(waiting).toHaveLength(1)
  mayCommit.resolve()
  await recording
  expect((await writing).transfers).toBe(0)
})
