import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time.ts'
import { endWithoutConsentJob } from '#server/jobs/payment/end-without-consent.ts'
import { sendDailyNotes } from '#server/jobs/send-daily-notes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { beginPayment, book, goodCard, hold, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { age, confirmSubscription, runRenewals, subscribe } from '../../support/rows/premium.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

type Purpose = 'consultations' | 'premium'
type Parent = { says: 'nothing' | 'yes' | 'withdrawn'; to: readonly Purpose[] }
const nobody: Parent = { says: 'nothing', to: [] }
const both = ['consultations', 'premium'] as const

const born = (years: number) => {
  const [year = 0, month = 1, day = 1] = dayOf(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year - years, month - 1, day)).toISOString().slice(0, 10)
}
let nextDay = 130
async function freshStart(): Promise<Date> {
  const [start = new Date()] = await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(nextDay++))
  return start
}
const grant = ({ person }: PatientClient, { says, to }: Parent) =>
  Promise.all(
    to.map(
      (purpose) => app.sql`
        insert into parental_authorisations (patient_id, purpose, parent_name, parent_email, token_hash, requested_at,
          expires_at, granted_at, consent_version, withdrawn_at)
        values (${person.id}, ${purpose}, 'Anne Leroy', 'anne@famille.fr', sha256(${crypto.randomUUID()}::bytea),
          now() - interval '2 hours', now() + interval '7 days', now() - interval '1 hour', 1,
          ${says === 'withdrawn' ? new Date() : null})`,
    ),
  )

const payFor: Record<Purpose, (patient: PatientClient) => Promise<string>> = {
  async consultations(patient) {
    const held = await hold(patient, await freshStart())
    if (!held.data) return (await refusalOf(held)).code ?? ''
    const begun = await beginPayment(patient, held.data.appointmentId)
    return begun.data ? 'paid' : ((await refusalOf(begun)).code ?? '')
  },
  async premium(patient) {
    const begun = await patient.functions.invoke('subscribe-to-premium', { body: { card: goodCard } })
    if (!begun.data) return (await refusalOf(begun)).code ?? ''
    expect((await confirmSubscription(patient, begun.data.paymentId)).data).toEqual({ subscribed: true })
    return 'paid'
  },
}

const missing = 'parental_authorisation_missing'
const table: readonly [
  title: string,
  birthdate: string | null,
  parent: Parent,
  consultations: string,
  premium: string,
][] = [
  ['11 years', born(11), nobody, 'birthdate_to_confirm', 'birthdate_to_confirm'],
  ['12 years', born(12), nobody, 'birthdate_to_confirm', 'birthdate_to_confirm'],
  ['14 years', born(14), nobody, 'birthdate_to_confirm', 'birthdate_to_confirm'],
  [
    '15 years, with a parent’s yes',
    born(15),
    { says: 'yes', to: both },
    'birthdate_to_confirm',
    'birthdate_to_confirm',
  ],
  ['16 years today, alone', born(16), nobody, missing, missing],
  ['16 years, with a yes', born(16), { says: 'yes', to: both }, 'paid', 'paid'],
  ['16 years, a yes taken back', born(16), { says: 'withdrawn', to: both }, missing, missing],
  ['16 years, a yes to consultations', born(16), { says: 'yes', to: ['consultations'] }, 'paid', missing],
  ['16 years, a yes to premium', born(16), { says: 'yes', to: ['premium'] }, missing, 'paid'],
  ['17 years, alone', born(17), nobody, missing, missing],
  ['18 years today', born(18), nobody, 'paid', 'paid'],
  ['18 years, a yes taken back before', born(18), { says: 'withdrawn', to: both }, 'paid', 'paid'],
  ['an unknown birthdate', null, nobody, 'birthdate_missing', 'birthdate_missing'],
]

describe.each(table)('%s', (_, birthdate, parent, consultations, premium) => {
  test.each([
    ['consultations', consultations],
    ['premium', premium],
  ] as const)('pays for %s: %s', async (purpose, outcome) => {
    const patient = await patientOf(app, birthdate)
    await grant(patient, parent)
    expect(await payFor[purpose](patient)).toBe(outcome)
    if (outcome === 'paid') return
    expect((await app.sql`select from payments where user_id = ${patient.person.id}`).count).toBe(0)
    // SQL knows the same rule; about an unknown birthdate it says nothing.
    const [answer] = await app.sql<{ is_missing: boolean }[]>`
      select app.consent_is_missing(${patient.person.id}, ${purpose}) as is_missing`
    expect(answer?.is_missing).toBe(birthdate !== null)
  })
})

describe('somebody too young', () => {
  test.each([
    ['give-birthdate', {}],
    ['subscribe-to-premium', { card: goodCard }],
  ])('is asked once by %s whether the date is right, and refused for good when it is', async (name, body) => {
    const patient = await patientOf(app, null)
    const call = (answer: object) => patient.functions.invoke(name, { body: { ...body, ...answer } })
    const asked = await refusalOf(await call({ birthdate: born(10) }))
    expect(asked).toMatchObject({
      status: 409,
      code: 'birthdate_to_confirm',
      message: 'Vous avez 10\u00A0ans, est-ce exact ?',
    })
    await call({ birthdate: born(10), isBirthdateSure: true })
    for (const later of [{ birthdate: '1990-01-01' }, {}]) {
      const again = await patient.functions.invoke('subscribe-to-premium', { body: { card: goodCard, ...later } })
      expect(await refusalOf(again)).toMatchObject({ status: 403, code: 'too_young' })
    }
    const { error } = await patient.from('profiles').update({ birthdate: '1990-01-01' }).eq('id', patient.person.id)
    expect(error).toMatchObject({ message: 'birthdate_locked' })
  })

  test('who mistyped puts it right before anything is locked', async () => {
    const patient = await patientOf(app, born(10))
    expect(await payFor.premium(patient)).toBe('birthdate_to_confirm')
    const { data } = await patient.functions.invoke('give-birthdate', { body: { birthdate: '1990-01-01' } })
    expect(data).toEqual({ rule: 'free-to-book' })
    expect(await payFor.premium(patient)).toBe('paid')
  })
})

const becomes = ({ person }: PatientClient, birthdate: string) =>
  app.sql`update profiles set birthdate = ${birthdate} where id = ${person.id}`
const runEnd = () => endWithoutConsentJob.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
const refundsOf = async ({ person }: PatientClient) =>
  (
    await app.sql<{ amount: number }[]>`
      select r.amount from app.refunds r join payments p on p.id = r.payment_id where p.user_id = ${person.id}`
  ).map(({ amount }) => amount)
const statusOf = async ({ person }: PatientClient) =>
  (await app.sql<{ status: string }[]>`select status from subscriptions where user_id = ${person.id}`)[0]?.status
const toldOf = async ({ person }: PatientClient) =>
  (
    await app.sql<{ data: object }[]>`
      select data from app.outgoing_mails where recipient = ${person.email} and template = 'parental-answered'`
  ).map(({ data }) => data)

describe('a minor who pays already', () => {
  test('loses the letter, the analysis and the daily mails at once, and is not charged again', async () => {
    const patient = await patientOf(app)
    await subscribe(patient)
    await patient.from('mail_habits').upsert({ user_id: patient.person.id, daily_tip: true, hour: 8 })
    await becomes(patient, born(12))
    const analysis = await patient.functions.invoke('analyse-my-mood', { body: {} })
    expect(await refusalOf(analysis)).toMatchObject({ code: 'premium_only' })
    const letter = { appointmentId: crypto.randomUUID(), body: 'Bonjour,\nJe dors mal.' }
    const shared = await patient.functions.invoke('share-letter', { body: letter })
    expect(await refusalOf(shared)).toMatchObject({ code: 'premium_only' })
    // Mails may be asked for from 7 to 21 h only.
    await app.sql`update mail_habits set hour = least(21, greatest(7, extract(hour from now() at time zone 'Europe/Paris')))
      where user_id = ${patient.person.id}`
    await sendDailyNotes.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
    const notes = await app.sql`
      select from app.outgoing_mails where recipient = ${patient.person.email} and template = 'daily-note'`
    expect(notes.count).toBe(0)
    await age(app, patient.person.id, 32)
    await runRenewals(app)
    expect((await app.sql`select from payments where user_id = ${patient.person.id}`).count).toBe(1)
  })

  test('has every month refunded and the subscription ended, once, and is told with numbers to call', async () => {
    const patient = await patientOf(app)
    await subscribe(patient)
    await age(app, patient.person.id, 32)
    await runRenewals(app)
    await becomes(patient, born(14))
    await Promise.all([runEnd(), runEnd()])
    await runEnd()
    expect(await refundsOf(patient)).toEqual([299, 299])
    expect(await statusOf(patient)).toBe('ended')
    expect(await toldOf(patient)).toEqual([{ answer: 'missing', purpose: 'premium', canceled: 1, refundCents: 598 }])
  })

  test('has coming consultations cancelled and refunded too', async () => {
    const patient = await patientOf(app)
    await book(patient, await freshStart())
    await becomes(patient, born(17))
    await runEnd()
    await runEnd()
    expect(await refundsOf(patient)).toEqual([2999])
    expect(await toldOf(patient)).toMatchObject([{ answer: 'missing', purpose: 'consultations', canceled: 1 }])
  })

  test('keeps what a parent agreed to', async () => {
    const patient = await patientOf(app)
    await subscribe(patient)
    await becomes(patient, born(17))
    await grant(patient, { says: 'yes', to: ['premium'] })
    await runEnd()
    expect(await statusOf(patient)).toBe('active')
    expect(await refundsOf(patient)).toEqual([])
  })
})

describe('a parent asked about the subscription', () => {
  let nextParent = 0
  async function asked(patient: PatientClient): Promise<string> {
    const parentEmail = `parent-premium-${nextParent++}@famille.fr`
    const body = { purpose: 'premium', parentName: 'Anne Leroy', parentEmail }
    const { error } = await patient.functions.invoke('request-parental-authorisation', { body })
    if (error) throw error
    const [mail] = await app.sql<{ data: { token: string } }[]>`
      select data from app.outgoing_mails where recipient = ${parentEmail} and template = 'parental-authorisation'`
    return mail?.data.token ?? ''
  }
  const say = (name: 'open' | 'answer' | 'withdraw', body: object) =>
    app.visitor().functions.invoke(`${name}-parental-authorisation`, { body })

  test('agrees, and later takes it back: the month is refunded, consultations stay', async () => {
    const patient = await patientOf(app, born(17))
    await grant(patient, { says: 'yes', to: ['consultations'] })
    const token = await asked(patient)
    await say('answer', { token, isAccepted: true })
    await book(patient, await freshStart())
    expect(await payFor.premium(patient)).toBe('paid')
    await age(app, patient.person.id, 32)
    await app.sql`update parental_authorisations set granted_at = now() - interval '40 days',
      requested_at = now() - interval '41 days' where patient_id = ${patient.person.id}`
    await runRenewals(app)
    const end = { canceled: 1, refundCents: 299 }
    expect((await say('open', { token })).data).toMatchObject({ state: 'granted', purpose: 'premium', toCome: end })
    expect((await say('withdraw', { token, refundCents: 299 })).data).toEqual(end)
    expect(await refundsOf(patient)).toEqual([299])
    expect(await statusOf(patient)).toBe('ended')
    const kept = await app.sql`
      select from appointments where patient_id = ${patient.person.id} and status = 'confirmed'`
    expect(kept.count).toBe(1)
    expect(await payFor.premium(patient)).toBe(missing)
    const texts = await patient
      .from('parental_authorisations')
      .select('purpose, consent_version')
      .eq('purpose', 'premium')
    expect(texts.data).toEqual([{ purpose: 'premium', consent_version: 1 }])
  })

  test('who refuses while the card is being typed has it refunded on arrival', async () => {
    const patient = await patientOf(app, born(17))
    const token = await asked(patient)
    await say('answer', { token, isAccepted: true })
    const begun = await patient.functions.invoke('subscribe-to-premium', { body: { card: goodCard } })
    await say('withdraw', { token, refundCents: 0 })
    expect((await confirmSubscription(patient, begun.data.paymentId)).error).not.toBeNull()
    expect(await statusOf(patient)).toBeUndefined()
  })
})
