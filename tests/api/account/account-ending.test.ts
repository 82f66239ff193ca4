import { beforeAll, describe, expect, test } from 'vitest'
import { type AccountEnding, announcedEnding } from '#domain/account/account-ending.ts'
import { addMinutes } from '#domain/time.ts'
import { sendRefund } from '#server/jobs/payment/send-refund.ts'
import { applyPaymentEvent } from '#server/payment/apply-payment-event.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { beginPayment, book, hold, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { age, beginSubscription, subscribe } from '../../support/rows/premium.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

/** Signed in a minute ago by a provider: no password is asked. */
async function proved<P extends SignedIn>(who: P): Promise<P> {
  const amr = [{ method: 'oauth', timestamp: Math.floor(app.clock.now().getTime() / 1000) }]
  await app.sql`update auth.sessions set amr = ${app.sql.json(amr)} where user_id = ${who.person.id}`
  return who
}

async function practitionerWithSlot() {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  const starts = await createSlot(app.sql, student.person, dayAhead(nextDay++), '09:00', '12:00')
  return { student, starts }
}

const patient = async () => proved(await patientOf(app))
const soon = (id: string, minutes: number) => {
  const start = addMinutes(app.clock.now(), minutes)
  return app.sql`update appointments set booked_at = now() - interval '60 days', starts_at = ${start},
    ends_at = ${addMinutes(start, 45)}, free_again_at = ${addMinutes(start, 60)} where id = ${id}`
}
async function booked(who: SignedIn) {
  const { student, starts } = await practitionerWithSlot()
  return { student, id: await book(who, starts[0] ?? new Date()) }
}

const endingOf = async (who: Client) => (await invoke(who, 'account-ending', {})).body as unknown as AccountEnding
const erase = (who: Client, announced?: object) =>
  invoke(who, 'delete-my-account', { confirmation: 'supprimer', ...(announced && { announced }) })
const eraseAsTold = async (who: Client) => erase(who, announcedEnding(await endingOf(who)))
const refundsOf = (appointmentId: string) => app.sql`
  select r.amount, r.reason from app.refunds r join payments p on p.id = r.payment_id
  where p.appointment_id = ${appointmentId}`
const refundOf = (paymentId: string) => app.sql`select amount, reason from app.refunds where payment_id = ${paymentId}`
const isLeft = async ({ person }: SignedIn) =>
  (await app.sql`select from auth.users where id = ${person.id}`).count === 1
const mailsTo = (recipient: string, template: string) =>
  app.sql<{ data: { refundCents: number; canceledBy: string; ended: string[] } }[]>`
    select data from app.outgoing_mails where recipient = ${recipient} and template = ${template}`

describe('a patient’s erasure', () => {
  test('cancels an appointment and a subscription, and gives back to the cent what it announced', async () => {
    const me = await patient()
    const { student, id } = await booked(me)
    const month = await subscribe(me)
    const told = await endingOf(me)
    expect(told).toMatchObject({
      appointments: { count: 1, refundCents: 2999, feeCents: 0 },
      premium: { refundCents: 299, accessUntil: expect.any(String) },
      obstacles: [],
    })
    const { email } = me.person
    expect((await erase(me, announcedEnding(told))).body).toEqual({ deleted: true })
    expect(await isLeft(me)).toBe(false)
    expect(await refundsOf(id)).toEqual([{ amount: 2999, reason: 'canceled_by_patient' }])
    expect(await refundOf(month)).toEqual([{ amount: 299, reason: 'withdrawal' }])
    expect(await app.sql`select status, canceled_by, patient_id from appointments where id = ${id}`).toEqual([
      { status: 'canceled', canceled_by: 'patient', patient_id: null },
    ])
    const [practitionerMail] = await mailsTo(student.person.email, 'appointment-canceled')
    expect(practitionerMail?.data).toMatchObject({ canceledBy: 'patient', refundCents: 2999 })
    const [receipt] = await mailsTo(email, 'account-erased')
    expect(receipt?.data.ended).toEqual([
      expect.stringMatching(/^1\srendez-vous annulé, 29,99\s€ rendus\.$/),
      expect.stringMatching(/^1 abonnement arrêté, 2,99\s€ rendus\.$/),
      expect.stringMatching(
        /^32,98\s€ reviennent sur la carte utilisée\. Selon votre banque, cela prend quelques jours\.$/,
      ),
    ])
    // Sent although nobody is left to tell.
    for (const { id: refundId } of await app.sql<{ id: string }[]>`
      select r.id from app.refunds r join payments p on p.id = r.payment_id
      where p.appointment_id = ${id} or p.id = ${month}`)
      await sendRefund.handle({ data: { refundId }, deps: app.deps, signal: new AbortController().signal })
    expect(await app.sql`select payment_status from payments where appointment_id = ${id} or id = ${month}`).toEqual([
      { payment_status: 'refunded' },
      { payment_status: 'refunded' },
    ])
    expect(await mailsTo(email, 'appointment-canceled')).toHaveLength(0)
  })

  test('clicked twice at once refunds once', async () => {
    const me = await patient()
    const { id } = await booked(me)
    const month = await subscribe(me)
    const announced = announcedEnding(await endingOf(me))
    const answers = await Promise.all([erase(me, announced), erase(me, announced), erase(me, announced)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect((await erase(me, announced)).status).toBe(401)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await refundOf(month)).toHaveLength(1)
  })

  test('is refused when other sums were announced, and ends nothing', async () => {
    const me = await patient()
    const { id } = await booked(me)
    const right = announcedEnding(await endingOf(me))
    for (const wrong of [
      undefined,
      { ...right, refundCents: 2998 },
      { ...right, appointments: 2 },
      { ...right, endsPremium: true },
      { ...right, patientsRefundCents: 1 },
    ])
      expect((await erase(me, wrong)).body).toMatchObject({ code: 'account_ending_changed' })
    expect(await isLeft(me)).toBe(true)
    expect(await refundsOf(id)).toEqual([])
    // Announced before the fee began, confirmed after it.
    await soon(id, 60)
    expect((await erase(me, right)).body).toMatchObject({ code: 'account_ending_changed' })
    expect(await endingOf(me)).toMatchObject({ appointments: { count: 1, refundCents: 1500, feeCents: 1499 } })
    expect((await eraseAsTold(me)).status).toBe(200)
    expect(await refundsOf(id)).toEqual([{ amount: 1500, reason: 'canceled_by_patient' }])
  })

  test('waits for the end of a session that runs, and says so before', async () => {
    const me = await patient()
    const { id } = await booked(me)
    await soon(id, -10)
    const told = await endingOf(me)
    expect(told.obstacles).toEqual([{ kind: 'session', appointmentId: id, endsAt: expect.any(String) }])
    expect((await erase(me, announcedEnding(told))).body).toMatchObject({ code: 'account_has_appointments' })
    await soon(id, -46)
    expect((await endingOf(me)).obstacles).toEqual([])
    expect((await eraseAsTold(me)).status).toBe(200)
  })

  test('gives nothing back of premium after its withdrawal period, and says until when it was paid', async () => {
    const me = await patient()
    const month = await subscribe(me)
    await age(app, me.person.id, 20)
    expect((await endingOf(me)).premium).toEqual({ refundCents: 0, accessUntil: expect.any(String) })
    expect((await eraseAsTold(me)).status).toBe(200)
    expect(await refundOf(month)).toEqual([])
  })

  test('releases a start that is being paid: the payment that still arrives goes back', async () => {
    const me = await patient()
    const { starts } = await practitionerWithSlot()
    const { data } = await hold(me, starts[0] ?? new Date())
    const begun = await beginPayment(me, data?.appointmentId ?? '')
    expect(await endingOf(me)).toMatchObject({ holds: 1, appointments: { count: 0 } })
    expect((await eraseAsTold(me)).status).toBe(200)
    const paymentId = begun.data?.paymentId ?? ''
    await app.deps.db.asService((sql) => applyPaymentEvent(sql, app.deps, paymentId, 'succeeded', app.clock.now()))
    expect(await refundOf(paymentId)).toEqual([{ amount: 2999, reason: 'came_too_late' }])
  })

  test('gives back a first month whose payment arrives after it', async () => {
    const me = await patient()
    const { data } = await beginSubscription(me)
    expect(await endingOf(me)).toMatchObject({ premium: null })
    expect((await eraseAsTold(me)).status).toBe(200)
    const paymentId = data?.paymentId ?? ''
    await app.deps.db.asService((sql) => applyPaymentEvent(sql, app.deps, paymentId, 'succeeded', app.clock.now()))
    expect(await refundOf(paymentId)).toEqual([{ amount: 299, reason: 'came_too_late' }])
  })

  test('is a minor’s own decision, and takes the parent’s address with it', async () => {
    const me = await patient()
    const { id } = await booked(me)
    await app.sql`update profiles set birthdate = ${app.clock.now()}::date - interval '16 years' where id = ${me.person.id}`
    await app.sql`
      insert into parental_authorisations (patient_id, parent_name, parent_email, token_hash, expires_at, granted_at, consent_version)
      values (${me.person.id}, 'Anne Leroy', 'anne@famille.fr', sha256(${crypto.randomUUID()}::bytea), now(), now(), 1)`
    expect((await eraseAsTold(me)).status).toBe(200)
    expect(await refundsOf(id)).toEqual([{ amount: 2999, reason: 'canceled_by_patient' }])
    expect(await app.sql`select from parental_authorisations where parent_email = 'anne@famille.fr'`).toHaveLength(0)
  })

  test('refunds what a lost dispute has left, as announced', async () => {
    const me = await patient()
    const { id } = await booked(me)
    await app.sql`
      insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at,
        reported_at, closed_at)
      select id, provider, 'dp_1', 1000, 'fraudulent', 'lost', now(), now(), now() from payments where appointment_id = ${id}`
    expect((await endingOf(me)).appointments.refundCents).toBe(1999)
    expect((await eraseAsTold(me)).status).toBe(200)
    expect(await refundsOf(id)).toEqual([{ amount: 1999, reason: 'canceled_by_patient' }])
  })
})

describe('a practitioner’s erasure', () => {
  test('gives their patients everything back, late or not, and tells them', async () => {
    const { student, starts } = await practitionerWithSlot()
    await proved(student)
    const [early, late] = [await patientOf(app), await patientOf(app)]
    const ids = [await book(early, starts[0] ?? new Date()), await book(late, starts[2] ?? new Date())]
    await soon(ids[1] ?? '', 30)
    const told = await endingOf(student)
    expect(told).toMatchObject({ appointments: { count: 0 }, patients: { count: 2, refundCents: 5998 } })
    expect((await erase(student, announcedEnding(told))).status).toBe(200)
    for (const id of ids) expect(await refundsOf(id)).toEqual([{ amount: 2999, reason: 'canceled_by_practitioner' }])
    for (const { person } of [early, late])
      expect((await mailsTo(person.email, 'appointment-canceled'))[0]?.data).toMatchObject({
        canceledBy: 'practitioner',
        refundCents: 2999,
      })
    const { data } = await early
      .from('my_appointments')
      .select('status')
      .eq('id', ids[0] ?? '')
    expect(data).toEqual([{ status: 'canceled' }])
  })

  test('is not held up by somebody who is paying: their payment goes back', async () => {
    const { student, starts } = await practitionerWithSlot()
    await proved(student)
    const other = await patientOf(app)
    const { data } = await hold(other, starts[0] ?? new Date())
    const begun = await beginPayment(other, data?.appointmentId ?? '')
    expect((await eraseAsTold(student)).status).toBe(200)
    const paymentId = begun.data?.paymentId ?? ''
    await app.deps.db.asService((sql) => applyPaymentEvent(sql, app.deps, paymentId, 'succeeded', app.clock.now()))
    expect(await refundOf(paymentId)).toEqual([{ amount: 2999, reason: 'came_too_late' }])
  })

  test('tells a psychologist how many students lose their supervision', async () => {
    const psychologist = await proved(await app.as('therapist'))
    const student = await app.as('student')
    await app.sql`update profiles set supervisor_id = ${psychologist.person.id} where id = ${student.person.id}`
    expect((await endingOf(psychologist)).students).toBe(1)
    expect((await eraseAsTold(psychologist)).status).toBe(200)
  })
})

test('of both parties who leave at once, one cancels for the other, and the money goes back once', async () => {
  const { student, starts } = await practitionerWithSlot()
  await proved(student)
  const me = await patient()
  const id = await book(me, starts[0] ?? new Date())
  const [mine, theirs] = [announcedEnding(await endingOf(me)), announcedEnding(await endingOf(student))]
  const answers = await Promise.all([erase(me, mine), erase(student, theirs)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'account_ending_changed' })
  const left = answers[0]?.status === 409 ? me : student
  expect((await eraseAsTold(left)).status).toBe(200)
  expect(await refundsOf(id)).toHaveLength(1)
})

test('the last administrator reads before that another one is needed', async () => {
  await app.sql`update auth.users set banned_until = 'infinity' where raw_app_meta_data ->> 'user_type' = 'admin'`
  const admin = await proved(await app.as('admin'))
  expect((await endingOf(admin)).obstacles).toEqual([{ kind: 'last_administrator' }])
  expect((await erase(admin)).body).toMatchObject({ code: 'last_administrator' })
})

test.each(['SUPPRIMER', 'supprimer', ' Supprimer '])('the word is accepted as %j', async (confirmation) => {
  const me = await patient()
  expect((await invoke(me, 'delete-my-account', { confirmation })).body).toEqual({ deleted: true })
})

test('another word is not', async () => {
  const { body } = await invoke(await patient(), 'delete-my-account', { confirmation: 'oui' })
  expect(body).toMatchObject({ details: { confirmation: 'Ce n’est pas le mot demandé.' } })
})
