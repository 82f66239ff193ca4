import { beforeAll, describe, expect, test } from 'vitest'
import { TEST_CARD_REFUSED } from '#domain/payment/test-cards.ts'
import { addMinutes } from '#domain/time.ts'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, book, confirmPayment, goodCard, hold, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30
async function freeStart() {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  return { student, start }
}

async function heldStart() {
  const { student, start } = await freeStart()
  const patient = await patientOf(app)
  const { data } = await hold(patient, start)
  return { student, start, patient, appointmentId: data?.appointmentId ?? '' }
}

const paymentsOf = (appointmentId: string) =>
  app.sql<{ payment_status: string; amount: number; refunded_amount: number }[]>`
    select payment_status, amount, refunded_amount from payments where appointment_id = ${appointmentId} order by created_at`
const queuedMails = (recipient: string) =>
  app.sql<
    { template: string }[]
  >`select template from app.outgoing_mails where recipient = ${recipient} order by created_at`

const runOut = (id: string) =>
  app.sql`update appointments set held_until = now() - interval '1 second' where id = ${id}`
const cancel = (client: Client, appointmentId: string, refundCents: number) =>
  client.functions.invoke('cancel-appointment', { body: { appointmentId, refundCents } })

/** Sends the pending refunds, as the job would. */
async function sendRefunds() {
  const waiting = await app.sql<{ id: string }[]>`select id from app.refunds where sent_at is null`
  const signal = new AbortController().signal
  for (const { id } of waiting) await sendRefund.handle({ data: { refundId: id }, deps: app.deps, signal })
  return waiting.length
}

describe('a payment', () => {
  test('confirms the booking, is recorded as the specification says, and tells both parties', async () => {
    const { patient, student, appointmentId, start } = await heldStart()
    const begun = await beginPayment(patient, appointmentId)
    expect(begun.data?.next).toEqual({ kind: 'three-d-secure' })
    const paid = await confirmPayment(patient, begun.data?.paymentId ?? '')
    expect(paid.data).toEqual({ appointmentId, outcome: 'confirmed' })

    const { data } = await patient.from('payments').select().single()
    expect(data).toMatchObject({
      amount: 2999,
      currency: 'eur',
      payment_type: 'consultation',
      payment_status: 'completed',
      user_id: patient.person.id,
      metadata: { appointment: { id: appointmentId, type: 'individual', time: '09:00' } },
    })
    expect(JSON.stringify(data)).not.toContain('dors mal')
    const { data: mine } = await patient.from('my_appointments').select('status, paid_cents').single()
    expect(mine).toEqual({ status: 'upcoming', paid_cents: 2999 })
    expect(await queuedMails(patient.person.email)).toEqual([{ template: 'appointment-confirmed' }])
    expect(await queuedMails(student.email)).toEqual([{ template: 'appointment-confirmed' }])
    const free = await patient.from('free_starts').select().eq('practitioner_id', student.id)
    expect(free.data).toEqual([])
    expect(start.getTime()).toBeGreaterThan(Date.now())
  })

  test('leaves no trace of the card, in the database or in the log', async () => {
    const { patient, appointmentId } = await heldStart()
    const begun = await beginPayment(patient, appointmentId, { ...goodCard, number: '5555 5555 5555 4444', cvc: '987' })
    await confirmPayment(patient, begun.data?.paymentId ?? '')
    const [row] = await app.sql`select to_jsonb(p)::text as row from payments p where appointment_id = ${appointmentId}`
    for (const kept of [String(row?.row), app.logged.join('\n')]) {
      expect(kept).not.toContain('5555555555554444')
      expect(kept).not.toContain('5555 5555 5555 4444')
      expect(kept).not.toContain('CLAIRE LEROY')
    }
  })

  test.each([
    [
      { number: TEST_CARD_REFUSED },
      402,
      'card_refused',
      'Votre carte a été refusée. Veuillez contacter votre banque ou essayer une autre carte.',
    ],
    [{ number: '4970101234567890' }, 422, 'card_is_not_a_test_card', 'Aucun montant'],
    [{ expiry: '01/20' }, 422, 'card_expiry_invalid', "Date d'expiration invalide"],
  ])('with %j is refused, and the hold stays', async (change, status, code, sentence) => {
    const { patient, appointmentId } = await heldStart()
    const refusal = await refusalOf(await beginPayment(patient, appointmentId, { ...goodCard, ...change }))
    expect(refusal).toMatchObject({ status, code })
    expect(refusal.message).toContain(sentence)
    expect(await paymentsOf(appointmentId)).toEqual([])
    expect((await beginPayment(patient, appointmentId)).error).toBeNull()
  })

  test.each([
    [{ number: '4242 4242 4242 424' }, 'card.number', 'Numéro de carte invalide'],
    [{ number: '4242 4242 4242 42424' }, 'card.number', 'Numéro de carte invalide'],
    [{ number: 'quarante-deux' }, 'card.number', 'Numéro de carte invalide'],
    [{ cvc: '1' }, 'card.cvc', 'Code CVC invalide'],
    [{ name: 'A' }, 'card.name', 'Veuillez entrer un nom valide'],
  ])('with %j is told so on its field', async (change, field, sentence) => {
    const { patient, appointmentId } = await heldStart()
    const refusal = await refusalOf(await beginPayment(patient, appointmentId, { ...goodCard, ...change }))
    expect(refusal.details?.[field]).toBe(sentence)
  })

  test('with a wrong 3-D code moves nothing, and can be begun again', async () => {
    const { patient, appointmentId } = await heldStart()
    const begun = await beginPayment(patient, appointmentId)
    expect(await refusalOf(await confirmPayment(patient, begun.data?.paymentId ?? '', '000000'))).toMatchObject({
      status: 402,
      message: 'Authentification 3D Secure échouée',
    })
    expect((await refusalOf(await confirmPayment(patient, begun.data?.paymentId ?? '', '12'))).details).toEqual({
      code: 'Code de sécurité invalide',
    })
    const again = await beginPayment(patient, appointmentId)
    expect((await confirmPayment(patient, again.data?.paymentId ?? '')).data?.outcome).toBe('confirmed')
  })
})

describe('nobody pays', () => {
  test('for the hold of somebody else, nor confirms their payment', async () => {
    const { patient, appointmentId } = await heldStart()
    const thief = await patientOf(app)
    expect(await refusalOf(await beginPayment(thief, appointmentId))).toMatchObject({ code: 'no_pending_appointment' })
    const begun = await beginPayment(patient, appointmentId)
    expect(await refusalOf(await confirmPayment(thief, begun.data?.paymentId ?? ''))).toMatchObject({
      code: 'no_pending_appointment',
    })
  })

  test('another price than the booking has', async () => {
    const { patient, appointmentId } = await heldStart()
    await patient.functions.invoke('create-payment', {
      body: { appointmentId, card: goodCard, amount: 1, amountCents: 1, price: 1 },
    })
    expect((await paymentsOf(appointmentId)).map((payment) => payment.amount)).toEqual([2999])
  })

  test('twice, from two tabs at once', async () => {
    const { patient, appointmentId } = await heldStart()
    const tabs = await Promise.all([beginPayment(patient, appointmentId), beginPayment(patient, appointmentId)])
    const paid = await Promise.all(tabs.map(({ data }) => confirmPayment(patient, data?.paymentId ?? '')))
    expect(paid.filter(({ data }) => data?.outcome === 'confirmed')).toHaveLength(1)
    const refused = paid.find(({ error }) => error)
    expect(await refusalOf(refused ?? { error: null })).toMatchObject({ status: 409, code: 'already_paid' })
    const statuses = (await paymentsOf(appointmentId)).map((payment) => payment.payment_status).toSorted()
    expect(statuses).toEqual(['completed', 'requires_action'])
  })

  test('by clicking twice, nor by coming back after paying', async () => {
    const { patient, appointmentId } = await heldStart()
    const begun = await beginPayment(patient, appointmentId)
    const paymentId = begun.data?.paymentId ?? ''
    const clicks = await Promise.all([confirmPayment(patient, paymentId), confirmPayment(patient, paymentId)])
    expect(clicks.map(({ data }) => data?.outcome)).toEqual(['confirmed', 'confirmed'])
    expect(await refusalOf(await beginPayment(patient, appointmentId))).toMatchObject({ code: 'already_paid' })
    expect((await paymentsOf(appointmentId)).filter((one) => one.payment_status === 'completed')).toHaveLength(1)
    expect(await queuedMails(patient.person.email)).toHaveLength(1)
  })
})

describe('a payment that comes late', () => {
  test('still books a start that nobody took', async () => {
    const { patient, appointmentId } = await heldStart()
    const begun = await beginPayment(patient, appointmentId)
    await runOut(appointmentId)
    expect((await confirmPayment(patient, begun.data?.paymentId ?? '')).data?.outcome).toBe('confirmed')
  })

  test('is refunded at once when somebody did, and says so', async () => {
    const { patient, appointmentId, start } = await heldStart()
    const begun = await beginPayment(patient, appointmentId)
    await runOut(appointmentId)
    await book(await patientOf(app), start)
    expect((await confirmPayment(patient, begun.data?.paymentId ?? '')).data?.outcome).toBe('refunded')
    expect(await sendRefunds()).toBe(1)
    expect(await paymentsOf(appointmentId)).toEqual([
      { payment_status: 'refunded', amount: 2999, refunded_amount: 2999 },
    ])
    expect(await queuedMails(patient.person.email)).toEqual([{ template: 'refund-sent' }])
  })

  test('cannot begin once the hold has run out', async () => {
    const { patient, appointmentId } = await heldStart()
    await runOut(appointmentId)
    expect(await refusalOf(await beginPayment(patient, appointmentId))).toMatchObject({
      status: 409,
      message: 'Aucun rendez-vous en attente',
    })
  })
})

test('the test page runs a payment from card to refund, and a refusal', async () => {
  const patient = await patientOf(app)
  const run = (scenario: string) => patient.functions.invoke('test-payment', { body: { scenario } })
  expect((await run('refused')).data).toEqual({ outcome: 'refused', paymentId: null })
  const { data } = await run('accepted')
  await sendRefunds()
  const { data: rows } = await patient.from('payments').select('id, payment_type, payment_status, refunded_amount')
  expect(rows).toEqual([
    { id: data.paymentId, payment_type: 'test', payment_status: 'refunded', refunded_amount: 2999 },
  ])
})

describe('a cancellation', () => {
  test('by the patient refunds, tells both, and frees the start', async () => {
    const { start, student } = await freeStart()
    const patient = await patientOf(app)
    const id = await book(patient, start)
    expect((await cancel(patient, id, 2999)).data).toEqual({ refundCents: 2999 })
    await sendRefunds()
    await sendRefunds()
    expect(await paymentsOf(id)).toEqual([{ payment_status: 'refunded', amount: 2999, refunded_amount: 2999 }])
    expect((await queuedMails(patient.person.email)).map(({ template }) => template)).toEqual([
      'appointment-confirmed',
      'appointment-canceled',
      'refund-sent',
    ])
    expect((await queuedMails(student.email)).map(({ template }) => template)).toContain('appointment-canceled')
    const { data } = await patient.from('free_starts').select('starts_at').eq('practitioner_id', student.id)
    expect(data).toHaveLength(1)
    expect((await patient.from('my_appointments').select('status, canceled_by').single()).data).toEqual({
      status: 'canceled',
      canceled_by: 'patient',
    })
    await book(await patientOf(app), start)
  })

  test('late costs half, and only for the amount that was shown', async () => {
    const student = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
    const patient = await patientOf(app)
    const id = await book(patient, start)
    // Booked long ago, and the consultation is in 23 hours.
    const soon = addMinutes(new Date(), 23 * 60)
    await app.sql`update appointments set booked_at = now() - interval '60 days', starts_at = ${soon},
      ends_at = ${addMinutes(soon, 45)}, free_again_at = ${addMinutes(soon, 60)} where id = ${id}`
    expect(await refusalOf(await cancel(patient, id, 2999))).toMatchObject({ code: 'appointment_terms_changed' })
    expect((await cancel(patient, id, 1500)).data).toEqual({ refundCents: 1500 })
    await sendRefunds()
    expect(await paymentsOf(id)).toEqual([{ payment_status: 'refunded', amount: 2999, refunded_amount: 1500 }])
  })

  test('by the practitioner refunds in full, whenever', async () => {
    const student = await app.as('student')
    await makeBookable(app.sql, student.person.id)
    const [start = new Date()] = await createSlot(app.sql, student.person, dayAhead(nextDay++))
    const patient = await patientOf(app)
    const id = await book(patient, start)
    await app.sql`update appointments set booked_at = now() - interval '60 days' where id = ${id}`
    expect((await cancel(student, id, 2999)).data).toEqual({ refundCents: 2999 })
    expect((await patient.from('my_appointments').select('canceled_by').single()).data).toEqual({
      canceled_by: 'practitioner',
    })
  })

  test('is not for strangers, and refunds once however often it is sent', async () => {
    const { start } = await freeStart()
    const patient = await patientOf(app)
    const id = await book(patient, start)
    expect(await refusalOf(await cancel(await patientOf(app), id, 2999))).toMatchObject({ code: 'not_found' })
    const both = await Promise.all([cancel(patient, id, 2999), cancel(patient, id, 2999)])
    expect(both.map(({ data }) => data)).toEqual([{ refundCents: 2999 }, { refundCents: 2999 }])
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }[]>`
      select count(*)::int from app.refunds r join payments p on p.id = r.payment_id where p.appointment_id = ${id}`
    expect(count).toBe(1)
  })

  test('within the days of withdrawal is acknowledged as the law asks', async () => {
    const { start } = await freeStart()
    const patient = await patientOf(app)
    const id = await book(patient, start)
    const withdrawn = await patient.functions.invoke('withdraw-from-contract', { body: { appointmentId: id } })
    expect(withdrawn.data).toEqual({ refundCents: 2999 })
    expect(await queuedMails(patient.person.email)).toContainEqual({ template: 'withdrawal-acknowledged' })
  })
})
