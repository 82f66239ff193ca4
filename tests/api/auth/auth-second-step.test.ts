import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { needsSecondStep } from '#domain/auth/second-step.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { codeOf, newTotpSecret } from '#server/identity/totp.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, linkTokenMailedTo, newEmail, newPhone, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp
let passwordHash: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { SECOND_STEP: 'on' } })
  passwordHash = await hashPassword(PASSWORD)
})

/** A user of that type with their own device. */
async function atTheirBrowser(userType: 'patient' | 'student' | 'admin') {
  const { person } = await app.as(userType)
  await app.sql`update auth.users set encrypted_password = ${passwordHash} where id = ${person.id}`
  const device = crypto.randomUUID()
  const open = () => {
    const client = createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => app.fetch(new Request(input).url, init), headers: { 'x-device': device } },
    })
    return { client, signIn: () => client.auth.signInWithPassword({ email: person.email, password: PASSWORD }) }
  }
  return { person, open }
}

const reads = async (client: SupabaseClient) => (await client.from('profiles').select('id')).error === null

test('a password alone opens nothing, whatever is tried with it', async () => {
  const { open } = await atTheirBrowser('student')
  const { client, signIn } = open()
  expect((await signIn()).error).toBeNull()
  expect(await reads(client)).toBe(false)
  expect((await client.functions.invoke('list-my-sessions', { body: {} })).error).not.toBeNull()
  expect((await client.storage.from('proofs').list()).data ?? []).toEqual([])
  expect((await client.auth.updateUser({ password: 'un autre mot de passe' })).error?.code).toBe('insufficient_aal')
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal')
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect(await reads(client)).toBe(false)
})

test('the code of the mail takes the second step, once', async () => {
  const { person, open } = await atTheirBrowser('admin')
  const { client, signIn } = open()
  await signIn()
  expect((await client.auth.mfa.challenge({ factorId: 'email' })).error).toBeNull()
  const code = await codeMailedTo(app, person.email)
  const verify = (given: string) => client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code: given })
  expect((await verify(code === '000000' ? '111111' : '000000')).error?.code).toBe('mfa_verification_failed')
  const { data, error } = await verify(code)
  expect(error).toBeNull()
  expect(await reads(client)).toBe(true)
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  expect(data?.access_token).not.toContain('second_step_due')
  expect((await verify(code)).error).not.toBeNull()
})

test('a patient takes it once on a device, and again on another', async () => {
  const { person, open } = await atTheirBrowser('patient')
  const first = open()
  await first.signIn()
  expect(await reads(first.client)).toBe(false)
  await first.client.auth.mfa.challenge({ factorId: 'email' })
  const code = await codeMailedTo(app, person.email)
  await first.client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })
  const again = open()
  await again.signIn()
  expect(await reads(again.client)).toBe(true)
  const elsewhere = app.visitor()
  await elsewhere.auth.signInWithPassword({ email: person.email, password: PASSWORD })
  expect((await elsewhere.from('profiles').select('id')).error).not.toBeNull()
})

/** A user of that type with a verified number, and a code just sent to it. */
async function textedCode(userType: 'patient' | 'student') {
  const { person } = await app.as(userType)
  const phone = newPhone()
  await app.sql`update auth.users set phone = ${phone}, phone_confirmed_at = now() where id = ${person.id}`
  const client = app.visitor()
  await client.auth.signInWithOtp({ phone })
  return { person, client, phone, token: await codeMailedTo(app, `+${phone}`) }
}

test.each(['student', 'patient'] as const)('a text message alone does not let a %s in', async (userType) => {
  const { person, client, phone, token } = await textedCode(userType)
  expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
  expect((await client.from('profiles').select('id')).error).not.toBeNull()
  await client.auth.mfa.challenge({ factorId: 'email' })
  const code = await codeMailedTo(app, person.email)
  expect((await client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })).error).toBeNull()
  expect((await client.from('profiles').select('id')).error).toBeNull()
})

test.each([
  ['patient', false, true],
  ['patient', true, false],
  ['therapist', false, false],
] as const)('a mailed code lets a %s in who wants the step always (%s): %s', async (userType, isAlways, isIn) => {
  const { person } = await app.as(userType)
  await app.sql`update auth.users set second_step_always = ${isAlways} where id = ${person.id}`
  const client = app.visitor()
  await client.auth.signInWithOtp({ email: person.email })
  const token = await codeMailedTo(app, person.email)
  expect((await client.auth.verifyOtp({ email: person.email, token, type: 'email' })).error).toBeNull()
  expect((await client.from('profiles').select('id')).error === null).toBe(isIn)
})

describe('a code for a new address or number', () => {
  async function moving(change: { email: string } | { phone: string }) {
    const { person, open } = await atTheirBrowser('patient')
    const { client, signIn } = open()
    await signIn()
    await client.auth.mfa.challenge({ factorId: 'email' })
    const code = await codeMailedTo(app, person.email)
    await client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })
    expect((await client.auth.updateUser(change)).error).toBeNull()
    const { data } = await client.auth.getSession()
    return { person, client, bearer: data.session?.access_token ?? '' }
  }
  const verify = async (proof: object, bearer?: string) => {
    const headers = { 'x-supabase-api-version': '2024-01-01', ...(bearer && { authorization: `Bearer ${bearer}` }) }
    const answer = await app.fetch('/auth/v1/verify', { method: 'POST', headers, body: JSON.stringify(proof) })
    return { status: answer.status, body: await answer.json() }
  }

  test.each(['email', 'phone'] as const)('is worth nothing to a stranger who receives it: %s', async (way) => {
    const change = way === 'email' ? { email: newEmail() } : { phone: newPhone() }
    const { person, client, bearer } = await moving(change)
    const token = await codeMailedTo(app, change.email ?? `+${change.phone}`)
    const proof = { ...change, token, type: `${way}_change` }
    expect((await verify(proof)).body).toMatchObject({ code: 'no_authorization' })
    const other = await moving({ phone: newPhone() })
    expect((await verify(proof, other.bearer)).body).toMatchObject({ code: 'otp_expired' })
    expect(await app.sql`select email, phone from auth.users where id = ${person.id}`).toEqual([
      { email: person.email, phone: null },
    ])

    const { body } = await verify(proof, bearer)
    expect(body).toMatchObject({ user: { id: person.id, ...change } })
    expect(await reads(client)).toBe(true)
    const sessions = await app.sql`select id from auth.sessions where user_id = ${person.id}`
    expect(sessions.map(({ id }) => id)).toEqual([JSON.parse(atob(bearer.split('.')[1] ?? '')).session_id])
  })

  test('opens nothing as a link either', async () => {
    const email = newEmail()
    const { bearer } = await moving({ email })
    const token_hash = await linkTokenMailedTo(app, email)
    const answer = await app.fetch(`/auth/v1/verify?token=${token_hash}&type=email_change`)
    expect(answer.headers.get('location')).toContain('error_code=no_authorization')
    expect((await verify({ token_hash, type: 'email_change' }, bearer)).body).toMatchObject({ user: { email } })
  })
})

test('strangers who ask for codes in my name do not keep mine from me', async () => {
  const { person, open } = await atTheirBrowser('student')
  for (let i = 0; i < 10; i++) {
    await app.visitor().auth.signInWithOtp({ email: person.email })
    app.clock.advance({ seconds: 61 })
  }
  const { client, signIn } = open()
  await signIn()
  expect((await client.auth.mfa.challenge({ factorId: 'email' })).error).toBeNull()
})

describe('a change of factor', () => {
  /** A student signed in on several devices, each verified by a mailed code. */
  async function inBrowsers(count: number) {
    const { person, open } = await atTheirBrowser('student')
    const clients: SupabaseClient[] = []
    for (let mailsBefore = 0; mailsBefore < count; mailsBefore++) {
      const { client, signIn } = open()
      await signIn()
      await client.auth.mfa.challenge({ factorId: 'email' })
      const code = await codeMailedTo(app, person.email, mailsBefore)
      await client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })
      expect(await reads(client)).toBe(true)
      clients.push(client)
      app.clock.advance({ seconds: 61 })
    }
    return { person, open, clients }
  }

  async function addApp(client: SupabaseClient) {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'le mien' })
    if (error) throw error
    const code = codeOf(data.totp.secret, app.clock.now())
    expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull()
    return { factorId: data.id, secret: data.totp.secret }
  }

  test('ends the other sessions, whatever they had proved', async () => {
    const { open, clients } = await inBrowsers(2)
    const [there, here] = clients as [SupabaseClient, SupabaseClient]
    const { factorId, secret } = await addApp(here)
    expect(await reads(there)).toBe(false)
    expect((await there.auth.getUser()).data.user).toBeNull()
    expect(await reads(here)).toBe(true)

    const elsewhere = open()
    await elsewhere.signIn()
    app.clock.advance({ seconds: 31 })
    await elsewhere.client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, app.clock.now()) })
    expect(await reads(elsewhere.client)).toBe(true)
    expect(await reads(here)).toBe(true)
    expect((await here.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await reads(elsewhere.client)).toBe(false)
    expect(await reads(here)).toBe(true)
  })

  test('is not for a session that only a mailed code has raised', async () => {
    const { person, clients } = await inBrowsers(1)
    const [client] = clients as [SupabaseClient]
    const [factor] = await app.sql<{ id: string }[]>`
      insert into auth.factors (user_id, factor_type, status, secret)
      values (${person.id}, 'totp', 'verified', ${newTotpSecret()}) returning id`
    expect((await client.auth.mfa.unenroll({ factorId: factor?.id ?? '' })).error?.code).toBe('insufficient_aal')
    const another = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'un autre' })
    expect(another.error?.code).toBe('insufficient_aal')
    const change = await client.auth.updateUser({ password: 'un autre mot de passe' })
    expect(change.error?.code).toBe('insufficient_aal')
  })
})

test('a second proof that was begun and left does not take the step', async () => {
  const { person, open } = await atTheirBrowser('student')
  const secret = newTotpSecret()
  const [factor] = await app.sql<{ id: string }[]>`
    insert into auth.factors (user_id, factor_type, status, secret) values (${person.id}, 'totp', 'unverified', ${secret})
    returning id`
  const { client, signIn } = open()
  await signIn()
  const attempt = { factorId: factor?.id ?? '', code: codeOf(secret, app.clock.now()) }
  expect((await client.auth.mfa.challengeAndVerify(attempt)).error?.code).toBe('insufficient_aal')
  expect(await reads(client)).toBe(false)
})

test.each([
  [{ userType: 'patient', isAlways: false, knowsDevice: true }, false],
  [{ userType: 'patient', isAlways: false, knowsDevice: false }, true],
  [{ userType: 'patient', isAlways: true, knowsDevice: true }, true],
  [{ userType: 'student', isAlways: false, knowsDevice: true }, true],
  [{ userType: 'therapist', isAlways: false, knowsDevice: true }, true],
  [{ userType: 'admin', isAlways: false, knowsDevice: true }, true],
] as const)('%j needs the second step: %s', (signIn, isNeeded) => {
  expect(needsSecondStep(signIn)).toBe(isNeeded)
})
