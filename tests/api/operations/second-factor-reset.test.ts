import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp
let first: SignedIn
let second: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  first = await app.as('admin')
  second = await app.as('admin')
})

const request = ({ person }: SignedIn) =>
  invoke(first, 'request-act', {
    act: 'reset-second-factor',
    input: { personId: person.id },
    reason: 'Téléphone perdu, identité vérifiée par appel',
  })
const factorsOf = ({ person }: SignedIn) => app.sql`select from auth.factors where user_id = ${person.id}`

/** With an authenticator app, recovery codes and a trusted device. */
async function protectedPerson(type: 'patient' | 'student' | 'admin'): Promise<SignedIn> {
  const someone = await app.as(type)
  const { id } = someone.person
  await app.sql`insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`
  await app.sql`insert into auth.factors (user_id, factor_type, status) values (${id}, 'recovery_code', 'verified')`
  await app.sql`
    insert into auth.trusted_devices (user_id, device_hash, device, trusted_at, trusted_until)
    values (${id}, ${Buffer.from(id)}, 'Firefox', now(), now() + interval '30 days')`
  return someone
}

test.each(['patient', 'student', 'admin'] as const)(
  'two administrators reset the second factor of a %s, who is signed out and mailed',
  async (type) => {
    const someone = await protectedPerson(type)
    const { id, email } = someone.person
    const { body } = await request(someone)
    expect(await factorsOf(someone)).toHaveLength(2)
    const decided = await invoke(second, 'decide-act', { requestId: body.requestId, decision: 'approved' })
    expect(decided.status, JSON.stringify([body, decided.body])).toBe(200)
    expect(await factorsOf(someone)).toEqual([])
    expect(await app.sql`select from auth.trusted_devices where user_id = ${id}`).toEqual([])
    expect(await app.sql`select from auth.sessions where user_id = ${id}`).toEqual([])
    expect((await someone.from('profiles').select('id')).data ?? []).toEqual([])
    const mails = await app.sql`select template from app.outgoing_mails where recipient = ${email}`
    expect(mails.map(({ template }) => template)).toContain('second-factor-reset')
    const log = await app.sql`select act from access_log where user_id = ${id} and act <> 'sign-in' order by id`
    expect(log.map(({ act }) => act)).toEqual(['second-factor-removed', 'sessions-ended-by-team'])
    const [noted] = await app.sql`
      select actor_id from app.audit_log where act = 'reset-second-factor' and subject = ${String(body.requestId)}`
    expect(noted).toEqual({ actor_id: second.person.id })
  },
)

test('the request names somebody of the team, never a patient', async () => {
  const [patient, student] = [await protectedPerson('patient'), await protectedPerson('student')]
  const sentence = async (of: SignedIn) => {
    await request(of)
    const { data } = await second.from('admin_act_requests').select('sentence').eq('person_id', of.person.id).single()
    return data?.sentence
  }
  expect(await sentence(patient)).toMatch(/ du compte [0-9A-F]{4} [0-9A-F]{4}$/)
  expect(await sentence(student)).toMatch(/ de Camille student$/)
})

test('there is nothing to reset without a second factor', async () => {
  expect(await request(await app.as('patient'))).toMatchObject({ status: 409, body: { code: 'second_factor_missing' } })
})
