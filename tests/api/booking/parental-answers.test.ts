import { beforeAll, describe, expect, test } from 'vitest'
import { CONSULTATION_PRICE_CENTS, PARENTAL_CONSENT_VERSION } from '#domain/constants.ts'
import type { AnswerOf } from '#domain/functions.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, book, confirmPayment, hold, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const seventeen = `${new Date().getFullYear() - 17}-01-01`
let nextDay = 60
async function freshStart(): Promise<Date> {
  const [start = new Date()] = await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(nextDay++))
  return start
}

let nextParent = 0
async function asked(patient: PatientClient): Promise<{ token: string; email: string }> {
  const email = `parent-${nextParent++}@famille-leroy.fr`
  const { error } = await patient.functions.invoke('request-parental-authorisation', {
    body: { parentName: 'Anne Leroy', parentEmail: email },
  })
  if (error) throw error
  const [mail] = await mailsTo(email, 'parental-authorisation')
  return { token: mail?.token ?? '', email }
}
const mailsTo = async (recipient: string, template: string) =>
  (
    await app.sql<{ data: Record<string, unknown> & { token: string } }[]>`
      select data from app.outgoing_mails where recipient = ${recipient} and template = ${template} order by created_at`
  ).map(({ data }) => data)

const open = (token: string) =>
  app
    .visitor()
    .functions.invoke<AnswerOf<'open-parental-authorisation'>>('open-parental-authorisation', { body: { token } })
const stateOf = async (token: string) => (await open(token)).data?.state
const answer = (token: string, isAccepted: boolean) =>
  app.visitor().functions.invoke('answer-parental-authorisation', { body: { token, isAccepted } })
const withdraw = (token: string, refundCents: number) =>
  app.visitor().functions.invoke<AnswerOf<'withdraw-parental-authorisation'>>('withdraw-parental-authorisation', {
    body: { token, refundCents },
  })
const statusOf = async (id: string) =>
  (
    await app.sql<{ status: string; canceled_by: string | null }[]>`
      select status, canceled_by from appointments where id = ${id}`
  )[0]
const becomeAdult = ({ person }: PatientClient) =>
  app.sql`update profiles set birthdate = current_date - interval '18 years' where id = ${person.id}`

async function authorised(): Promise<{ patient: PatientClient; token: string; email: string }> {
  const patient = await patientOf(app, seventeen)
  const request = await asked(patient)
  expect((await answer(request.token, true)).error).toBeNull()
  return { patient, ...request }
}

describe('the link of a parent', () => {
  test('shows whom it is about and in what name, and answers nothing by being opened', async () => {
    const patient = await patientOf(app, seventeen)
    const { token } = await asked(patient)
    for (let opened = 0; opened < 2; opened++)
      expect((await open(token)).data).toEqual({
        state: 'asked',
        purpose: 'consultations',
        firstName: 'Claire',
        parentName: 'Anne Leroy',
        answeredAt: null,
        toCome: { canceled: 0, refundCents: 0 },
      })
  })

  test('with an unknown token is refused as unknown', async () => {
    for (const call of [open('invented'), answer('invented', true), withdraw('invented', 0)])
      expect(await refusalOf(await call)).toMatchObject({ status: 404, code: 'parental_link_unknown' })
  })

  test('opens after it has expired, and grants nothing', async () => {
    const { token } = await asked(await patientOf(app, seventeen))
    await app.sql`update parental_authorisations set expires_at = now() - interval '1 second'
      where token_hash = sha256(${token}::bytea)`
    expect(await stateOf(token)).toBe('expired')
    for (const isAccepted of [true, false])
      expect(await refusalOf(await answer(token, isAccepted))).toMatchObject({ code: 'parental_link_expired' })
  })

  test.each([
    ['a name with an address in it', 'Anne https://exemple.fr'],
    ['a dotted name', 'exemple.fr'],
    ['no name', ' '],
    ['a very long one', 'A'.repeat(81)],
  ])('is not sent for %s', async (_, parentName) => {
    const patient = await patientOf(app, seventeen)
    const refused = await patient.functions.invoke('request-parental-authorisation', {
      body: { parentName, parentEmail: 'parent@famille-leroy.fr' },
    })
    expect(await refusalOf(refused)).toMatchObject({ status: 422 })
  })
})

describe('a parent who refuses', () => {
  test('ends the hold; nobody is charged, and the minor is told once', async () => {
    const patient = await patientOf(app, seventeen)
    const start = await freshStart()
    const { data: held } = await hold(patient, start)
    const { token } = await asked(patient)
    for (let said = 0; said < 2; said++) expect((await answer(token, false)).error).toBeNull()
    expect(await stateOf(token)).toBe('refused')
    expect(await statusOf(held?.appointmentId ?? '')).toMatchObject({ status: 'expired' })
    expect((await app.sql`select from payments where user_id = ${patient.person.id}`).count).toBe(0)
    expect(await mailsTo(patient.person.email, 'parental-answered')).toMatchObject([{ answer: 'refused' }])
    // The start is free for others again.
    expect((await hold(await patientOf(app), start)).error).toBeNull()
  })

  test('cannot accept by the same link afterwards; a new request can be sent', async () => {
    const patient = await patientOf(app, seventeen)
    const { token } = await asked(patient)
    await answer(token, false)
    expect(await refusalOf(await answer(token, true))).toMatchObject({ status: 409, code: 'parental_answer_given' })
    const again = await asked(patient)
    expect((await answer(again.token, true)).error).toBeNull()
  })

  test('undoes nothing that another parent has agreed to: an address may have been mistyped', async () => {
    const { patient } = await authorised()
    const appointmentId = await book(patient, await freshStart())
    const stranger = await asked(patient)
    expect((await answer(stranger.token, false)).error).toBeNull()
    expect(await statusOf(appointmentId)).toMatchObject({ status: 'confirmed' })
    expect(await mailsTo(patient.person.email, 'parental-answered')).toMatchObject([{ answer: 'granted' }])
  })
})

describe('a parent who accepted', () => {
  test('has the text they accepted kept, a mail with the way back, and the minor is told', async () => {
    const { patient, token, email } = await authorised()
    const { data } = await patient.from('parental_authorisations').select('parent_name, consent_version, granted_at')
    expect(data).toEqual([
      { parent_name: 'Anne Leroy', consent_version: PARENTAL_CONSENT_VERSION, granted_at: expect.any(String) },
    ])
    expect(await mailsTo(email, 'parental-recorded')).toMatchObject([{ token, firstName: 'Claire', end: null }])
    expect(await mailsTo(patient.person.email, 'parental-answered')).toMatchObject([{ answer: 'granted' }])
  })

  test('withdraws later: what is to come is cancelled, refunded in full, and everybody is told', async () => {
    const { patient, token, email } = await authorised()
    const first = await book(patient, await freshStart())
    const second = await book(patient, await freshStart())
    // So close to the start that a cancellation by the patient would cost half.
    await app.sql`
      update appointments set booked_at = now() - interval '60 days', starts_at = now() + interval '2 hours',
        ends_at = now() + interval '165 minutes', free_again_at = now() + interval '3 hours'
      where id = ${first}`
    const refundCents = 2 * CONSULTATION_PRICE_CENTS
    expect((await open(token)).data).toMatchObject({ state: 'granted', toCome: { canceled: 2, refundCents } })
    expect(await refusalOf(await withdraw(token, CONSULTATION_PRICE_CENTS))).toMatchObject({
      code: 'appointment_terms_changed',
    })
    expect((await withdraw(token, refundCents)).data).toEqual({ canceled: 2, refundCents })
    for (const id of [first, second]) expect(await statusOf(id)).toEqual({ status: 'canceled', canceled_by: 'parent' })
    const refunds = await app.sql`
      select r.amount, r.reason from app.refunds r join payments p on p.id = r.payment_id
      where p.user_id = ${patient.person.id}`
    expect([...refunds]).toEqual(
      Array.from({ length: 2 }, () => ({ amount: CONSULTATION_PRICE_CENTS, reason: 'parental_consent_withdrawn' })),
    )
    expect(await mailsTo(email, 'parental-recorded')).toMatchObject([
      { end: null },
      { end: { canceled: 2, refundCents } },
    ])
    expect(await mailsTo(patient.person.email, 'parental-answered')).toMatchObject([
      { answer: 'granted' },
      { answer: 'withdrawn', canceled: 2, refundCents },
    ])
    const [told] = await app.sql<{ count: number }[]>`
      select count(*)::int as count from app.outgoing_mails
      where template = 'appointment-canceled' and data ->> 'canceledBy' = 'parent'
        and data ->> 'appointmentId' in (${first}, ${second})`
    expect(told?.count).toBe(4)
    expect(await stateOf(token)).toBe('withdrawn')
    expect((await withdraw(token, refundCents)).data).toEqual({ canceled: 0, refundCents: 0 })
  })

  test('who withdraws blocks new payments, and a pending payment is refunded', async () => {
    const { patient, token } = await authorised()
    const { data: held } = await hold(patient, await freshStart())
    const { data: begun } = await beginPayment(patient, held?.appointmentId ?? '')
    expect((await withdraw(token, 0)).data).toEqual({ canceled: 0, refundCents: 0 })
    const late = await confirmPayment(patient, begun?.paymentId ?? '')
    expect(late.data?.outcome).not.toBe('confirmed')
    const { data: again } = await hold(patient, await freshStart())
    expect(again?.needsParent).toBe(true)
    expect(await refusalOf(await beginPayment(patient, again?.appointmentId ?? ''))).toMatchObject({
      code: 'parental_authorisation_missing',
    })
  })

  test('ends the other parent’s consent with their own: two who disagree are no consent', async () => {
    const { patient, token } = await authorised()
    const other = await asked(patient)
    await answer(other.token, true)
    await withdraw(token, 0)
    expect(await stateOf(other.token)).toBe('withdrawn')
  })

  test('keeps their link and their right past the week in which a request is answered', async () => {
    const { token } = await authorised()
    await app.sql`update parental_authorisations set expires_at = now() - interval '90 days'
      where token_hash = sha256(${token}::bytea)`
    expect(await stateOf(token)).toBe('granted')
    expect((await withdraw(token, 0)).error).toBeNull()
  })
})

describe('at eighteen', () => {
  test('the link says that nothing is needed any more, and undoes nothing', async () => {
    const { patient, token } = await authorised()
    const appointmentId = await book(patient, await freshStart())
    await becomeAdult(patient)
    expect((await open(token)).data).toMatchObject({ state: 'adult', toCome: { canceled: 0, refundCents: 0 } })
    for (const call of [withdraw(token, CONSULTATION_PRICE_CENTS), answer(token, false)])
      expect(await refusalOf(await call)).toMatchObject({ status: 409, code: 'parental_consent_over' })
    expect(await statusOf(appointmentId)).toMatchObject({ status: 'confirmed' })
  })

  test('no consent is asked for, whatever a parent said before', async () => {
    const patient = await patientOf(app, seventeen)
    const { token } = await asked(patient)
    await answer(token, false)
    await becomeAdult(patient)
    expect((await hold(patient, await freshStart())).data?.needsParent).toBe(false)
  })
})
