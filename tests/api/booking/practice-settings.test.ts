import { beforeAll, expect, test } from 'vitest'
import { SLOT_ALERTS_AT_ONCE } from '#domain/constants.ts'
import type { PayoutOrder } from '#domain/payment/payout-file.ts'
import { dayOf, instantOf } from '#domain/time.ts'
import { assignSupervisor } from '#server/identity/assign-supervisor.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { tellOfFreeSlots } from '#server/jobs/booking/tell-of-free-slots.ts'
import { preparePayouts, recordPayouts } from '#server/money/owed-payouts.ts'
import { stopAlertsToken } from '#server/premium/stop-mails.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const IBAN = 'FR76 3000 6000 0112 3456 7890 189'
const PASSWORD = 'un mot de passe pour ce test'
const signal = new AbortController().signal

test('an account number is checked, kept for its owner alone, told of, and shown by its end', async () => {
  const student = await app.as('student')
  const save = (iban: string, password = PASSWORD) =>
    student.functions.invoke('save-payout-account', { body: { holderName: 'Inès Martin', iban, password } })
  expect((await refusalOf(await save('FR7630006000011234567890188'))).details).toMatchObject({
    iban: 'Cet IBAN n’est pas valide. Vérifiez les chiffres un à un.',
  })
  expect((await refusalOf(await save(IBAN))).code).toBe('fresh_proof_needed')
  const passwordHash = await hashPassword(PASSWORD)
  await app.sql`update auth.users set encrypted_password = ${passwordHash} where id = ${student.person.id}`
  expect((await refusalOf(await save(IBAN, 'un autre mot de passe'))).code).toBe('password_wrong')
  expect((await student.from('payout_accounts').select('iban_end')).data).toEqual([])
  expect((await save(IBAN)).data).toEqual({ ibanEnd: '0189' })
  const { data } = await student.from('payout_accounts').select('holder_name, iban_end')
  expect(data).toEqual([{ holder_name: 'Inès Martin', iban_end: '0189' }])
  const { error } = await student.from('payout_accounts').select('iban')
  expect(error).not.toBeNull()
  const mails = await app.sql<{ template: string }[]>`
    select template from app.outgoing_mails where recipient = ${student.person.email}`
  expect([...mails]).toEqual([{ template: 'payout-account-changed' }])
  const logged = await student.from('access_log').select('act').neq('act', 'sign-in')
  expect(logged.data).toEqual([{ act: 'payout-account-changed' }])
})

test('a slot alert is mailed once when somebody is free', async () => {
  const patient = await patientOf(app)
  await app.sql`delete from slots`
  const alert = { user_id: patient.person.id, gender_preference: 'male' as const }
  expect((await patient.from('slot_alerts').insert(alert)).error).toBeNull()
  const run = () => tellOfFreeSlots.handle({ data: {}, deps: app.deps, signal })
  const mails = () => app.sql`select from app.outgoing_mails where recipient = ${patient.person.email}`
  // Signed up by phone: without an email address, and the others must still be notified.
  const texted = await patientOf(app)
  await app.sql`update auth.users set email = null, phone = '33612345678' where id = ${texted.person.id}`
  await app.sql`insert into slot_alerts (user_id, gender_preference) values (${texted.person.id}, 'male')`
  await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'female' }), dayAhead(40))
  await run()
  expect(await mails()).toHaveLength(0)
  await createSlot(app.sql, await createPractitioner(app.sql, { gender: 'male' }), dayAhead(41))
  await run()
  await run()
  expect(await mails()).toHaveLength(1)
  expect((await patient.from('slot_alerts').select()).data).toEqual([])
})

test('an alert about a person, a day or an hour waits for exactly that', async () => {
  const patient = await patientOf(app)
  const [wanted, other] = [await createPractitioner(app.sql, {}), await createPractitioner(app.sql, {})]
  const [day, hourDay] = [dayAhead(71), dayAhead(72)]
  const startsAt = instantOf(hourDay, '09:00')?.toISOString() ?? ''
  const mine = { user_id: patient.person.id, gender_preference: 'any' as const }
  const alerts = [
    { ...mine, practitioner_id: wanted.id, day: null, starts_at: null },
    { ...mine, practitioner_id: wanted.id, day, starts_at: null },
    { ...mine, practitioner_id: null, day: null, starts_at: startsAt },
  ]
  expect((await patient.from('slot_alerts').insert(alerts)).error).toBeNull()
  const run = () => tellOfFreeSlots.handle({ data: {}, deps: app.deps, signal })
  const waiting = async () => (await patient.from('slot_alerts').select('id')).data?.length
  await createSlot(app.sql, other, day)
  await run()
  expect(await waiting()).toBe(3)
  await createSlot(app.sql, other, hourDay, '09:00', '10:00')
  await run()
  expect(await waiting()).toBe(2)
  await createSlot(app.sql, wanted, dayAhead(73))
  await run()
  expect((await patient.from('slot_alerts').select('day')).data).toEqual([{ day }])
  await createSlot(app.sql, wanted, day)
  await run()
  expect(await waiting()).toBe(0)
  const mails = await app.sql<{ data: { practitionerName: string | null; startsAt: string | null } }[]>`
    select data from app.outgoing_mails where recipient = ${patient.person.email} and template = 'slot-free'`
  expect(mails.map(({ data }) => data.startsAt)).toContain(startsAt)
})

test('an alert from the directory waits for somebody who meets every criterion, and its mail names them alone', async () => {
  const patient = await patientOf(app)
  const [nearly, wanted] = [await createPractitioner(app.sql), await createPractitioner(app.sql)]
  const alert = { gender_preference: 'female' as const, moment: 'evening', area: 'Deuil', language: 'wo' } as const
  expect((await patient.from('slot_alerts').insert({ ...alert, user_id: patient.person.id })).error).toBeNull()
  const run = () => tellOfFreeSlots.handle({ data: {}, deps: app.deps, signal })
  const waiting = async () => (await patient.from('slot_alerts').select('area')).data
  await app.sql`update profiles set specialties = '{Deuil}', languages = '{fr}' where id = ${nearly.id}`
  await app.sql`update profiles set specialties = '{Stress,Deuil}', languages = '{fr,wo}' where id = ${wanted.id}`
  await createSlot(app.sql, nearly, dayAhead(3), '19:00', '20:00')
  await createSlot(app.sql, wanted, dayAhead(3), '09:00', '10:00')
  await run()
  expect(await waiting()).toEqual([{ area: 'Deuil' }])
  await createSlot(app.sql, wanted, dayAhead(4), '19:00', '20:00')
  await run()
  expect(await waiting()).toEqual([])
  const [mail] = await app.sql<{ data: Record<string, unknown> }[]>`
    select data from app.outgoing_mails where recipient = ${patient.person.email} and template = 'slot-free'`
  expect(mail?.data).toMatchObject({ practitionerId: wanted.id, practitionerName: 'Inès M.' })
  expect(JSON.stringify(mail?.data)).not.toMatch(/Deuil|"wo"/)
})

test('alerts are refused for practitioners who see no patients, for duplicates, and beyond a limit', async () => {
  const patient = await patientOf(app)
  const mine = { user_id: patient.person.id, gender_preference: 'any' as const }
  const nobody = await app.as('patient')
  const refused = await patient.from('slot_alerts').insert({ ...mine, practitioner_id: nobody.person.id })
  expect(refused.error?.code).toBe('42501')
  const ask = (ahead: number) => patient.from('slot_alerts').insert({ ...mine, day: dayAhead(100 + ahead) })
  expect((await ask(0)).error).toBeNull()
  expect((await ask(0)).error).toMatchObject({ code: '23505' })
  for (let ahead = 1; ahead < SLOT_ALERTS_AT_ONCE; ahead += 1) expect((await ask(ahead)).error).toBeNull()
  expect((await ask(SLOT_ALERTS_AT_ONCE)).error).toMatchObject({ code: 'PT429', message: 'slot_alerts_used_up' })
  expect((await patient.from('slot_alerts').select('id')).data).toHaveLength(SLOT_ALERTS_AT_ONCE)
})

test('an alert about a day beyond every calendar is refused, so that it stops nobody else’s', async () => {
  const patient = await patientOf(app)
  for (const day of ['5874897-12-31', 'infinity']) {
    const alert = { user_id: patient.person.id, gender_preference: 'any' as const, day }
    expect((await patient.from('slot_alerts').insert(alert)).error).toMatchObject({ code: '23514' })
  }
  await tellOfFreeSlots.handle({ data: {}, deps: app.deps, signal })
})

test('the link in the mail takes all alerts back, and stops no other mail', async () => {
  const patient = await patientOf(app)
  await patient.from('slot_alerts').insert({ user_id: patient.person.id, gender_preference: 'female' })
  const token = await app.deps.db.asService((sql) => stopAlertsToken(sql, patient.person.id))
  const { data } = await app.visitor().functions.invoke('stop-daily-mails', { body: { token } })
  expect(data).toEqual({ stopped: 'alerts' })
  expect(await patient.from('slot_alerts').select()).toMatchObject({ error: null, data: [] })
})

test('a student and their supervisor see each other, with no patient between', async () => {
  const [student, supervisor] = [await app.as('student'), await app.as('therapist')]
  const assign = (studentEmail: string, supervisorEmail: string) =>
    app.deps.db.asService((sql) => assignSupervisor(sql, app.deps, { studentEmail, supervisorEmail }))
  await expect(assign(supervisor.person.email, student.person.email)).rejects.toThrow('not_found')
  await assign(student.person.email, supervisor.person.email)
  const mine = await student.from('my_supervision').select('my_side, supervisor_name')
  expect(mine.data).toEqual([{ my_side: 'student', supervisor_name: 'Camille therapist' }])
  const theirs = await supervisor.from('my_supervision').select('my_side, student_name, consultations_held')
  expect(theirs.data).toEqual([{ my_side: 'supervisor', student_name: 'Camille S.', consultations_held: 0 }])
})

test('earnings of a past month are paid out once, to the given bank account', async () => {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  const starts = await createSlot(app.sql, student.person, dayAhead(50), '09:00', '12:00')
  const [start = new Date(), lastStart = start] = [starts[0], starts.at(-1)]
  /** Booked, paid as by Stripe (a test card is owed to nobody), and settled as held. */
  const bookOne = async (at: Date) => {
    const id = await book(await patientOf(app), at, { practitionerId: student.person.id })
    await app.sql`update payments set provider = 'stripe', is_test = false where appointment_id = ${id}`
    await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${id}, 'held', 2700, 2700, now())`
  }
  await bookOne(start)
  const month = `${dayOf(start).slice(0, 7)}-01`
  const afterwards = new Date(start.getTime() + 35 * 24 * 60 * 60_000)
  const prepare = (at: Date) => app.deps.db.asService((sql) => preparePayouts(sql, month, at))
  const record = (orders: PayoutOrder[]) => app.deps.db.asService((sql) => recordPayouts(sql, orders, afterwards))
  const myOrders = async () =>
    (await prepare(afterwards)).orders.filter(({ practitionerId }) => practitionerId === student.person.id)
  await expect(prepare(start)).rejects.toThrow('is not over')
  expect((await prepare(afterwards)).withoutAccount).toContain(student.person.id)
  await app.sql`insert into payout_accounts (user_id, holder_name, iban)
    values (${student.person.id}, 'Inès Martin', ${IBAN.replaceAll(' ', '')})`
  const orders = await myOrders()
  expect(orders).toMatchObject([{ cents: 2999, holderName: 'Inès Martin', month }])
  // Earned after the bank file was written: goes into the next one.
  await bookOne(lastStart)
  expect(await record(orders)).toBe(1)
  expect(await record(orders)).toBe(0)
  const { data } = await student.from('payouts').select('amount_cents')
  expect(data).toEqual([{ amount_cents: 2999 }])
  expect(await myOrders()).toMatchObject([{ cents: 2999 }])
})
