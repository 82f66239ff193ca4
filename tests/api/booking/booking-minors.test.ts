import { beforeAll, describe, expect, test } from 'vitest'
import { PARENTAL_MAILS_PER_ADDRESS_PER_DAY, PARENTAL_REQUESTS_MAX } from '#domain/constants.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { hold, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30
async function freshStart(): Promise<Date> {
  const [start = new Date()] = await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(nextDay++))
  return start
}
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`
const birthdateOf = async ({ person }: PatientClient) =>
  (await app.sql<{ birthdate: string }[]>`select birthdate::text from profiles where id = ${person.id}`)[0]?.birthdate
const becomeAdult = (patient: PatientClient) =>
  patient.from('profiles').update({ birthdate: '1990-01-01' }).eq('id', patient.person.id).select('id')
const ask = (patient: PatientClient, parentEmail: string) =>
  patient.functions.invoke('request-parental-authorisation', { body: { parentName: 'Anne Leroy', parentEmail } })
let nextParent = 0
const someParent = () => `parent-${nextParent++}@famille.fr`
const mailTo = async (recipient: string) =>
  (
    await app.sql<{ data: { token: string; firstName: string } }[]>`
      select data from app.outgoing_mails where recipient = ${recipient} and template = 'parental-authorisation'
      order by created_at desc`
  )[0]?.data

describe('a birthdate', () => {
  test('is the person’s to correct until it was relied on', async () => {
    const patient = await patientOf(app, yearsAgo(14))
    expect((await becomeAdult(patient)).data).toHaveLength(1)
  })

  test.each([
    ['known before', yearsAgo(14), null],
    ['given with the request', null, yearsAgo(14)],
  ])('%s that led to a refusal stays', async (_, known, given) => {
    const patient = await patientOf(app, known)
    const start = await freshStart()
    expect(await refusalOf(await hold(patient, start, { birthdate: given, isBirthdateSure: true }))).toMatchObject({
      code: 'too_young',
    })
    const { error } = await becomeAdult(patient)
    expect(error).toMatchObject({ message: 'birthdate_locked' })
    expect(await birthdateOf(patient)).toBe(yearsAgo(14))
    const again = await hold(patient, start, { birthdate: '1990-01-01' })
    expect(await refusalOf(again)).toMatchObject({ code: 'too_young' })
    expect((await patient.from('my_appointments').select()).data).toEqual([])
  })

  test('that led to a hold stays, and the rest of the profile may change', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    await hold(patient, await freshStart())
    expect((await becomeAdult(patient)).error).toMatchObject({ message: 'birthdate_locked' })
    const other = await patient
      .from('profiles')
      .update({ last_name: 'Leroy', birthdate: yearsAgo(17) })
      .eq('id', patient.person.id)
      .select('id')
    expect(other.data).toHaveLength(1)
  })

  test('is refused once for one key, and again when it is asked again', async () => {
    const patient = await patientOf(app, yearsAgo(14))
    const start = await freshStart()
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const body = {
      startsAt: start.toISOString(),
      consultationType: 'individual',
      genderPreference: 'any',
      topic: 'Je dors mal.',
      topicConsent: true,
      appearance: 'first_name',
      isBirthdateSure: true,
    }
    const once = () => patient.functions.invoke('hold-slot', { body, headers })
    expect(await refusalOf(await once())).toMatchObject({ code: 'too_young' })
    expect(await refusalOf(await once())).toMatchObject({ code: 'too_young' })
  })
})

describe('the parent’s address', () => {
  test('is not the minor’s own, however it is spelt', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    const [name] = patient.person.email.split('@')
    for (const own of [patient.person.email, patient.person.email.toUpperCase(), `${name}+maman@exemple.fr`])
      expect(await refusalOf(await ask(patient, own))).toMatchObject({ status: 422, code: 'parent_email_is_own' })
  })

  test('is none that the minor has proved by another way', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    await app.sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${patient.person.id}, 'google', ${patient.person.id}, ${app.sql.json({ email: 'l.e.a.minor@gmail.com' })})`
    await app.sql`update auth.users set new_email = 'lea-bientot@exemple.fr' where id = ${patient.person.id}`
    for (const own of ['leaminor+papa@googlemail.com', 'lea-bientot@exemple.fr'])
      expect(await refusalOf(await ask(patient, own))).toMatchObject({ code: 'parent_email_is_own' })
  })

  test('that became the minor’s own since authorises nothing', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    const email = someParent()
    expect((await ask(patient, email)).error).toBeNull()
    await app.sql`update auth.users set email = ${email} where id = ${patient.person.id}`
    const token = (await mailTo(email))?.token
    const granted = await app.visitor().functions.invoke('answer-parental-authorisation', {
      body: { token, isAccepted: true },
    })
    expect(await refusalOf(granted)).toMatchObject({ code: 'parental_link_expired' })
  })
})

describe('the mail to a parent', () => {
  test('carries a first name, and no other words of the minor', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    const email = someParent()
    await ask(patient, email)
    expect((await mailTo(email))?.firstName).toBe('Claire')
    await app.sql`update profiles set first_name = 'Gagnez 1000 € sur example.com' where id = ${patient.person.id}`
    const other = someParent()
    await ask(patient, other)
    expect((await mailTo(other))?.firstName).toBe('')
  })

  test('leaves for minors alone', async () => {
    for (const birthdate of ['1990-04-01', null, yearsAgo(12)])
      expect(await refusalOf(await ask(await patientOf(app, birthdate), someParent()))).toMatchObject({
        code: 'parental_authorisation_not_needed',
      })
  })

  test('is limited per address and day, whoever requests it', async () => {
    const email = someParent()
    for (let asked = 0; asked < PARENTAL_MAILS_PER_ADDRESS_PER_DAY; asked++)
      expect((await ask(await patientOf(app, yearsAgo(17)), email)).error).toBeNull()
    const refusal = await refusalOf(await ask(await patientOf(app, yearsAgo(17)), email.replace('@', '+encore@')))
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  test('leaves a bounded number of times for one minor, however many days they try', async () => {
    const patient = await patientOf(app, yearsAgo(17))
    await app.sql`
      insert into parental_authorisations (patient_id, parent_email, token_hash, requested_at, expires_at)
      select ${patient.person.id}, 'x@famille.fr', sha256(gen_random_uuid()::text::bytea), now() - interval '30 days', now()
      from generate_series(1, ${PARENTAL_REQUESTS_MAX})`
    expect(await refusalOf(await ask(patient, someParent()))).toMatchObject({ code: 'parental_requests_used_up' })
  })
})
