import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { goodCard, hold, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const today = dayOf(new Date())
const tenYearsAgo = `${Number(today.slice(0, 4)) - 10}-01-01`
const profileOf = async (id: string) =>
  (
    await app.sql<{ birthdate: string | null; is_locked: boolean; university: string | null }[]>`
      select birthdate::text, birthdate_locked_at is not null as is_locked, university from profiles where id = ${id}`
  )[0]

let nextDay = 60
/** Every call by which a person can give a birthdate, and its refusal. */
const doors: [string, (patient: PatientClient, birthdate: string) => Promise<object>][] = [
  [
    'hold-slot',
    async (patient, birthdate) => {
      const [start = new Date()] = await createSlot(app.sql, await createPractitioner(app.sql), dayAhead(nextDay++))
      return refusalOf(await hold(patient, start, { birthdate }))
    },
  ],
  [
    'give-birthdate',
    async (patient, birthdate) => refusalOf(await patient.functions.invoke('give-birthdate', { body: { birthdate } })),
  ],
  [
    'subscribe-to-premium',
    async (patient, birthdate) =>
      refusalOf(await patient.functions.invoke('subscribe-to-premium', { body: { card: goodCard, birthdate } })),
  ],
]

describe.each([
  ['today', today],
  ['tomorrow', addDays(today, 1)],
  ['2030', '2030-05-17'],
  ['2096', '2096-05-17'],
  ['1899', '1899-12-31'],
  ['no date', '2001-02-30'],
])('a birthdate of %s', (_, birthdate) => {
  test.each(doors)('is refused by %s, nothing is locked, and the right one is taken', async (_name, give) => {
    const patient = await patientOf(app, null)
    expect(await give(patient, birthdate)).toMatchObject({ status: 422 })
    expect(await profileOf(patient.person.id)).toMatchObject({ birthdate: null, is_locked: false })
    const { data } = await patient.functions.invoke('give-birthdate', { body: { birthdate: '1990-04-01' } })
    expect(data).toEqual({ rule: 'free-to-book' })
  })

  test('is refused in the profile', async () => {
    const patient = await patientOf(app, null)
    const { error } = await patient.from('profiles').update({ birthdate }).eq('id', patient.person.id)
    expect(error).not.toBeNull()
    expect((await profileOf(patient.person.id))?.birthdate).toBeNull()
  })

  test('is left out at the sign-up, which keeps the rest', async () => {
    const data = { user_type: 'patient', name: 'Claire Leroy', gender: 'female', birthdate }
    const { email } = await signUpAndConfirm(app, data)
    const [profile] = await app.sql`
      select birthdate, gender, first_name from profiles where id = (select id from auth.users where email = ${email})`
    expect(profile).toEqual({ birthdate: null, gender: 'female', first_name: 'Claire' })
  })
})

test.each(doors)('a birthdate of ten years ago is asked about by %s and locks nothing', async (_name, give) => {
  const patient = await patientOf(app, null)
  expect(await give(patient, tenYearsAgo)).toMatchObject({ status: 409, code: 'birthdate_to_confirm' })
  expect(await profileOf(patient.person.id)).toMatchObject({ birthdate: null, is_locked: false })
})

test('a date that was stored before the bounds is asked for again', async () => {
  const patient = await patientOf(app, null)
  await app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update profiles set birthdate = '2096-05-17' where id = ${patient.person.id}`
  })
  const asked = await patient.functions.invoke('give-birthdate', { body: {} })
  expect(await refusalOf(asked)).toMatchObject({ code: 'birthdate_missing' })
  const { data } = await patient.functions.invoke('give-birthdate', { body: { birthdate: '1990-04-01' } })
  expect(data).toEqual({ rule: 'free-to-book' })
})
