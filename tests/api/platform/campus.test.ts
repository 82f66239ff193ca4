import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { networksOf } from '#server/http/networks-of.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { storedLimit } from '#server/rate-limit.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { codeMailedTo, newEmail, PASSWORD } from '../../support/rows/sign-up.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

// A university behind one address: two hundred others have just done the same there.
const ADDRESS = '203.0.113.7'
const OTHERS = 200
const DONE = [
  ...['new-security-check', 'send-registration-code', 'check-registration-code'].map((name) => `${name} network `),
  ...['sign-up', 'code try', 'mail', 'sms', 'sms to owners'].map((name) => `auth ${name} by address: `),
  'chat minute network ',
  'chat day network ',
]

let app: TestApp
let student: Client

beforeAll(async () => {
  const settings = { SECOND_STEP: 'on', SIGN_IN_SECURITY_CHECK: 'on', SECURITY_CHECK_ITERATIONS: '1' }
  app = await startTestApp({ jobs: 'running', settings })
  student = createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: app.fetchFrom(ADDRESS) },
  })
  for (const what of DONE)
    for (const { name } of networksOf(ADDRESS)) {
      const { key } = storedLimit({ key: `${what}${name}`, times: 1, perSeconds: 1 })
      await app.sql`insert into app.rate_limits (key, window_start, hits) values (${key}, ${app.clock.now()}, ${OTHERS})`
    }
})

test('one more signs up', async () => {
  const email = newEmail()
  const asked = await invoke(student, 'send-registration-code', {
    email,
    securityCheck: await solveSecurityCheck(student),
  })
  expect(asked.status).toBe(200)
  const code = await codeMailedTo(app, email)
  const checked = await invoke(student, 'check-registration-code', {
    registrationId: asked.body.registrationId,
    code,
  })
  expect(checked.status).toBe(200)
  const answer = await app.fetchFrom(ADDRESS)('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-registration-ticket': String(checked.body.ticket) },
    body: JSON.stringify({ email, password: PASSWORD, data: { name: 'Zoé Petit' } }),
  })
  expect(answer.status).toBe(200)
})

test('one more signs in on a new device, and opens the link of a mail', async () => {
  const { person } = await app.as('patient')
  await app.sql`
    update auth.users set encrypted_password = ${await hashPassword(PASSWORD)} where id = ${person.id}`
  const captchaToken = await solveSecurityCheck(student)
  const options = { captchaToken }
  expect((await student.auth.signInWithPassword({ email: person.email, password: PASSWORD, options })).error).toBeNull()
  expect((await student.auth.mfa.challenge({ factorId: 'email' })).error).toBeNull()
  const code = await codeMailedTo(app, person.email)
  expect((await student.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })).error).toBeNull()
  const { error } = await student.auth.verifyOtp({ type: 'email', token_hash: 'a'.repeat(43) })
  expect(error?.code).toBe('otp_expired')
})

test('one more signs in by text message, while no number that nobody proved is texted any more', async () => {
  const { person } = await app.as('patient')
  await app.sql`
    update auth.users set encrypted_password = ${await hashPassword(PASSWORD)} where id = ${person.id}`
  const [factor] = await app.sql<{ id: string }[]>`
    insert into auth.factors (user_id, factor_type, status, phone)
    values (${person.id}, 'phone', 'verified', '33639981234') returning id`
  const options = async () => ({ options: { captchaToken: await solveSecurityCheck(student) } })
  const credentials = { email: person.email, password: PASSWORD, ...(await options()) }
  expect((await student.auth.signInWithPassword(credentials)).error).toBeNull()
  const challenged = await student.auth.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })
  expect(challenged.error).toBeNull()
  const { error } = await student.auth.signInWithOtp({ phone: '33639985678', ...(await options()) })
  expect(error?.code).toBe('over_sms_send_rate_limit')
})

test('one more writes in the chat', async () => {
  const answer = await invoke(student, 'chat-wit-ai', { message: 'Je dors mal', sessionId: crypto.randomUUID() })
  expect(answer.status).toBe(200)
})

test('wrong passwords now and then add up to no block of the network, and many at once do', async () => {
  const wrong = async () => {
    const captchaToken = await solveSecurityCheck(student)
    const credentials = { email: newEmail(), password: 'faux', options: { captchaToken } }
    return (await student.auth.signInWithPassword(credentials)).error?.code
  }
  for (let failure = 0; failure < 40; failure += 1) {
    expect(await wrong()).toBe('invalid_credentials')
    app.clock.advance({ seconds: 20 })
  }
  const codes: (string | undefined)[] = []
  for (let failure = 0; failure < 35; failure += 1) codes.push(await wrong())
  expect(codes.slice(0, 25)).not.toContain('over_request_rate_limit')
  expect(codes.at(-1)).toBe('over_request_rate_limit')
})
