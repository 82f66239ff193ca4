import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#server/identity/totp.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' }, jobs: 'running' })
})

async function signUp(): Promise<{ client: Client; email: string }> {
  const client = visitor()
  const email = newEmail()
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  return { client, email }
}

/** A client with recovery codes, which the official one marks as experimental. */
function visitor(): Client {
  return createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { fetch: (input, init) => app.fetch(input instanceof Request ? input.url : input.toString(), init) },
  })
}

async function enrol(client: Client, friendlyName = 'téléphone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

async function verify(client: Client, factorId: string, code: string) {
  const { data: challenge } = await client.auth.mfa.challenge({ factorId })
  return client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })
}

async function withApp() {
  const person = await signUp()
  const factor = await enrol(person.client)
  expect((await verify(person.client, factor.id, codeOf(factor.totp.secret, app.clock.now()))).error).toBeNull()
  return { ...person, factor }
}

/** Next TOTP code: each is valid once. */
function nextCode(secret: string): string {
  app.clock.advance({ seconds: 31 })
  return codeOf(secret, app.clock.now())
}

describe('an authenticator app', () => {
  test('is enrolled with a picture, verified, and raises the session', async () => {
    const { client, email } = await signUp()
    const factor = await enrol(client)
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(factor.totp.qr_code).not.toContain('#')
    expect(factor.totp.uri).toContain(encodeURIComponent(email))
    const level = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    const { error } = await verify(client, factor.id, codeOf(factor.totp.secret, app.clock.now()))
    expect(error).toBeNull()
    expect(await level()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'téléphone' }])
    expect(JSON.stringify(data)).not.toContain(factor.totp.secret)
    await expect
      .poll(async () => (await app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('deux étapes est active')
  })

  test('keeps what it raised when the session is refreshed, and ends the sessions that gave no second proof', async () => {
    const { client, email } = await signUp()
    const other = visitor()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    const factor = await enrol(client)
    await verify(client, factor.id, codeOf(factor.totp.secret, app.clock.now()))
    expect((await other.auth.getUser()).data.user).toBeNull()
    await client.auth.refreshSession()
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
  })

  test('takes each code once, and no wrong one', async () => {
    const { client, factor } = await withApp()
    const code = nextCode(factor.totp.secret)
    expect((await verify(client, factor.id, code)).error).toBeNull()
    expect((await verify(client, factor.id, code)).error).toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
    })
    expect((await verify(client, factor.id, 'abcdef')).error?.code).toBe('mfa_verification_failed')
  })

  test('is not added at a screen left open', async () => {
    const { client } = await signUp()
    app.clock.advance({ minutes: 11 })
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'le mien' })
    expect(error).toMatchObject({ code: 'reauthentication_needed', status: 400 })
  })

  test('cannot be guessed', async () => {
    const { client, factor } = await withApp()
    const codes = []
    for (let i = 0; i < 6; i++) codes.push((await verify(client, factor.id, '000000')).error?.code)
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })

  test('needs a challenge of its own that is not too old', async () => {
    const { client, factor } = await withApp()
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id })
    app.clock.advance({ minutes: 6 })
    const attempt = (challengeId: string) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor.totp.secret, app.clock.now()) })
    expect((await attempt(challenge?.id ?? '')).error?.code).toBe('mfa_challenge_expired')
    expect((await attempt(crypto.randomUUID())).error?.code).toBe('mfa_challenge_expired')
  })

  test('of somebody else is not found', async () => {
    const { factor } = await withApp()
    const { client } = await signUp()
    expect((await client.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      code: 'mfa_factor_not_found',
      status: 404,
    })
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found')
  })

  test('guards itself, the password and the address against a session with the password alone', async () => {
    const { email, factor } = await withApp()
    const client = visitor()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const enrolment = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'autre' })
    expect(enrolment.error).toMatchObject({ code: 'insufficient_aal', status: 403 })
    const removal = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(removal.error).toMatchObject({ code: 'insufficient_aal', status: 422 })
    const change = await client.auth.updateUser({ password: 'encore un autre mot' })
    expect(change.error).toMatchObject({ code: 'insufficient_aal', status: 401 })
    expect((await verify(client, factor.id, nextCode(factor.totp.secret))).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'encore un autre mot' })).error).toBeNull()
  })

  test('is taken away again, and the session falls back', async () => {
    const { client, factor } = await withApp()
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  test('has a name of its own; other kinds are not offered', async () => {
    const { client } = await signUp()
    await enrol(client)
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'téléphone' })
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 })
    const key = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'clé' })
    expect(key.error?.code).toBe('mfa_factor_type_not_enabled')
  })
})

describe('recovery codes', () => {
  test('open an account whose app is lost, each once, however they are typed', async () => {
    const { client, email } = await withApp()
    const { data } = await client.auth.mfa.recoveryCodes.generate()
    expect(data?.codes).toHaveLength(10)
    const [first = ''] = data?.codes ?? []
    const other = visitor()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    const typed = first.toUpperCase().replace(/(.{4})/g, '$1- ')
    expect((await other.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    const { data: claims } = await other.auth.getClaims()
    expect(claims?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await other.auth.mfa.recoveryCodes.verify({ code: first })).error?.code).toBe('mfa_verification_failed')
    expect((await other.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
  })

  test('are made anew, and the old ones are void', async () => {
    const { client } = await withApp()
    const { data: old } = await client.auth.mfa.recoveryCodes.generate()
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
    const { data: anew } = await client.auth.mfa.recoveryCodes.regenerate()
    expect(anew?.id).toBe(old?.id)
    const use = (code = '') => client.auth.mfa.recoveryCodes.verify({ code })
    expect((await use(old?.codes[0])).error?.code).toBe('mfa_verification_failed')
    expect((await use(anew?.codes[0])).error).toBeNull()
  })

  test('need an app, and a session that has used it', async () => {
    const { client, email } = await withApp()
    await client.auth.mfa.recoveryCodes.generate()
    const other = visitor()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    expect((await other.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal')
    expect((await other.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal')
    const { client: without } = await signUp()
    expect((await without.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
    expect((await without.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
  })
})

describe('ways in that nobody has set up', () => {
  test('are refused in the words of the protocol', async () => {
    const { client } = await signUp()
    const token = (grant: string, body: object) =>
      app.fetch(`/auth/v1/token?grant_type=${grant}`, { method: 'POST', body: JSON.stringify(body) })
    expect((await app.fetch('/auth/v1/authorize?provider=google')).status).toBe(400)
    expect((await token('pkce', { auth_code: 'x', code_verifier: 'y' })).status).toBe(404)
    expect((await token('id_token', { provider: 'google', id_token: 'x' })).status).toBe(400)
    expect((await token('magic', {})).status).toBe(400)
    expect((await client.auth.signInWithSSO({ domain: 'exemple.fr' })).error?.code).toBe('saml_provider_disabled')
    expect((await client.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('manual_linking_disabled')
    expect((await client.auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
    expect((await client.auth.signUp({ phone: '+33600000000', password: PASSWORD })).error?.code).toBe(
      'phone_provider_disabled',
    )
  })
})

test('a visitor without a name, where a deployment wants them, can become somebody', async () => {
  const open = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on', ANONYMOUS_SIGN_IN: 'on' } })
  const client = open.visitor()
  const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' } })
  expect((await client.from('profiles').select('user_type').single()).data).toEqual({ user_type: 'patient' })
  const email = newEmail()
  const { data: named, error } = await client.auth.updateUser({ email, password: PASSWORD })
  expect(error).toBeNull()
  expect(named.user).toMatchObject({
    id: data.user?.id,
    email,
    is_anonymous: false,
    identities: [{ provider: 'email' }],
  })
  expect((await open.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
