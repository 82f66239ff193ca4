import { AuthError } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  newCredentials,
  type OfficialServer,
  signedUp,
  startOfficialServer,
  WHOLE_SESSION,
  WHOLE_USER,
} from '../../support/official-client.ts'
import { newEmail, newPhone } from '../../support/rows/sign-up.ts'

/** Flows of the official client's own integration tests, reimplemented: sign-up, sign-in, codes. */
let server: OfficialServer
let unconfirmed: OfficialServer
let closed: OfficialServer

beforeAll(async () => {
  server = await startOfficialServer()
  unconfirmed = await startOfficialServer({ AUTOMATIC_CONFIRMATION: 'off', ANONYMOUS_SIGN_IN: 'off' })
  closed = await startOfficialServer({ SIGN_UP: 'off' })
})

describe('sign-up', () => {
  test('by address answers a session and its user', async () => {
    const credentials = newCredentials()
    const { data, error } = await server.client().auth.signUp(credentials)
    expect(error).toBeNull()
    expect(data.session).toMatchObject(WHOLE_SESSION)
    expect(data.user).toMatchObject({ ...WHOLE_USER, email: credentials.email, app_metadata: { provider: 'email' } })
  })

  test('also from a client that exchanges codes', async () => {
    const { data, error } = await server.client({ flowType: 'pkce' }).auth.signUp(newCredentials())
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
  })

  test('keeps what was said, whatever the redirect', async () => {
    const options = { emailRedirectTo: 'nonsense', data: { info: 'some info' } }
    const { data, error } = await server.client().auth.signUp({ ...newCredentials(), options })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ info: 'some info' })
  })

  test.each([
    ['a short password', { password: '123' }, 'Password should be at least 6 characters'],
    ['no address', { email: 'a' }, 'Unable to validate email address: invalid format'],
  ])('refuses %s', async (_, wrong, message) => {
    const { data, error } = await server.client().auth.signUp({ ...newCredentials(), ...wrong })
    expect(data).toEqual({ user: null, session: null })
    expect(error?.message).toContain(message)
  })

  test('refuses an address that has an account', async () => {
    const { email, password, auth } = await signedUp(server)
    const { data, error } = await auth.signUp({ email, password })
    expect(data).toEqual({ user: null, session: null })
    expect(error?.message).toMatch(/^User already registered/)
  })

  test('without automatic confirmation opens no session and names no confirmation', async () => {
    const { data, error } = await unconfirmed.client().auth.signUp(newCredentials())
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).not.toHaveProperty('email_confirmed_at')
  })

  test('by number waits for its code', async () => {
    const phone = newPhone()
    const options = { data: { info: 'some info' } }
    const { data } = await unconfirmed.client().auth.signUp({ phone, password: 'abcdef1', options })
    expect(data).toMatchObject({ session: null, user: { phone, user_metadata: { info: 'some info' } } })
  })

  test('is refused where it is closed', async () => {
    const { data, error } = await closed.client().auth.signUp(newCredentials())
    expect(data.user).toBeNull()
    expect(error?.message).toBe('Signups not allowed for this instance')
  })
})

describe('sign-in', () => {
  test('by address', async () => {
    const { auth, email, password } = await signedUp(server)
    const { data, error } = await auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ ...WHOLE_SESSION, user: WHOLE_USER })
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  })

  test('by number', async () => {
    const { auth } = server.client()
    const credentials = { phone: newPhone(), password: 'abcdef1' }
    await auth.signUp(credentials)
    const { data, error } = await auth.signInWithPassword(credentials)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      ...WHOLE_USER,
      phone: credentials.phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone' },
    })
  })

  test.each([
    ['a wrong password', { email: newEmail(), password: 'wrong one' }],
    ['a number that is none', { phone: '+34123', password: 'wrong one' }],
  ])('refuses %s', async (_, credentials) => {
    const { data, error } = await server
      .client()
      .auth.signInWithPassword({ ...credentials, options: { captchaToken: 'some_token' } })
    expect(error).toBeInstanceOf(AuthError)
    expect(data.session).toBeNull()
  })

  test('through a provider makes an address, which leads nowhere unless it is set', async () => {
    const { auth } = server.client()
    const options = { redirectTo: 'https://localhost:9000/welcome', scopes: 'repo', queryParams: { prompt: 'consent' } }
    const { data, error } = await auth.signInWithOAuth({ provider: 'github', options })
    expect(error).toBeNull()
    const answer = await server.app.fetch(data.url ?? '')
    expect(await answer.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' })
  })

  test.each([
    ['by an ID token', 'Provider (issuer "https://accounts.google.com") is not enabled'],
    ['by SSO', 'SAML 2.0 is disabled'],
    ['by a wallet', 'Web3 provider is disabled'],
  ])('%s is refused in the words of the protocol', async (way, message) => {
    const { auth } = server.client({ flowType: 'pkce' })
    const { error } =
      way === 'by an ID token'
        ? await auth.signInWithIdToken({ provider: 'google', token: 'mock', nonce: 'mock' })
        : way === 'by SSO'
          ? await auth.signInWithSSO({ providerId: 'some', options: { redirectTo: 'http://localhost:3000/callback' } })
          : await auth.signInWithWeb3({ chain: 'solana', message: 'm', signature: new Uint8Array([1, 2, 3]) })
    expect(error?.message).toContain(message)
  })
})

describe('a code', () => {
  test('is sent for an address, new or not, and answers nobody', async () => {
    const options = { data: { hello: 'world' } }
    const { data, error } = await server.client().auth.signInWithOtp({ email: newEmail(), options })
    expect(error).toBeNull()
    expect(data).toMatchObject({ user: null, session: null })
  })

  test.each([{ email: 'invalid-email' }, { phone: 'invalid-phone' }])('is not sent to %j', async (to) => {
    const { data, error } = await server.client().auth.signInWithOtp(to)
    expect(error).toBeInstanceOf(AuthError)
    expect(data.user).toBeNull()
  })

  test('does not travel by a channel that is not there', async () => {
    const options = { channel: 'whatsapp', shouldCreateUser: true, captchaToken: 'some_token' } as const
    expect((await unconfirmed.client().auth.signInWithOtp({ phone: newPhone(), options })).error).not.toBeNull()
  })

  test.each([
    { email: newEmail(), type: 'signup', options: { emailRedirectTo: 'nonsense' } },
    { email: newEmail(), type: 'signup', options: {} },
    { phone: newPhone(), type: 'phone_change', options: { captchaToken: 'some_token' } },
    { phone: newPhone(), type: 'phone_change', options: {} },
    // Of a country without text messages, as in those tests.
    { phone: '17701234569', type: 'phone_change', options: {} },
  ] as const)('is sent again: %j', async (parameters) => {
    expect((await unconfirmed.client().auth.resend(parameters)).error).toBeNull()
  })

  test.each([
    [{ phone: newPhone(), token: '123456', type: 'phone_change' }, 'Token has expired or is invalid', 403],
    [{ phone: newPhone(), token: '123456', type: 'sms' }, 'Token has expired or is invalid', 403],
    [{ email: newEmail(), token: 'invalid-token', type: 'email' }, 'Token has expired or is invalid', 403],
    [{ phone: `${newPhone()}-invalid`, token: '1', type: 'sms' }, 'Invalid phone number format (E.164 required)', 400],
  ] as const)('that was never sent opens nothing: %j', async (wrong, message, status) => {
    const { data, error } = await closed.client().auth.verifyOtp(wrong)
    expect(data).toMatchObject({ user: null, session: null })
    expect(error).toMatchObject({ message, status })
  })

  test('of an exchange that never began is refused', async () => {
    const { data, error } = await server.client({ flowType: 'pkce' }).auth.exchangeCodeForSession('mock_code')
    expect(error?.status).toBe(400)
    expect(data).toMatchObject({ session: null, user: null })
  })

  test('is not sent to an unknown address when sign-up is not allowed', async () => {
    const options = { shouldCreateUser: false, captchaToken: 'some_token', emailRedirectTo: 'nonsense' }
    const { data, error } = await server.client({ flowType: 'pkce' }).auth.signInWithOtp({ email: newEmail(), options })
    expect(error).toMatchObject({ code: 'otp_disabled', status: 422 })
    expect(data).toMatchObject({ user: null, session: null })
    const { email } = await signedUp(server)
    expect((await server.client().auth.signInWithOtp({ email, options })).error).toBeNull()
  })

  test('is not texted where nothing can be, though a number opens an account that needs no proof', async () => {
    const silent = await startOfficialServer({ DEMO: 'off' })
    const withoutNumbers = await startOfficialServer({ DEMO: 'off', PHONE_SIGN_UP: 'off' })
    const refused = await withoutNumbers.client().auth.resend({ phone: '17701234567', type: 'sms' })
    expect(refused.error?.code).toBe('phone_provider_disabled')
    const { auth } = silent.client({ flowType: 'pkce' })
    expect((await auth.signInWithOtp({ phone: '17701234567' })).error?.code).toBe('phone_provider_disabled')
    expect((await auth.resend({ phone: '17701234567', type: 'sms' })).error).toBeNull()
    const credentials = { phone: '17701234568', password: 'abcdef1' }
    expect((await auth.signUp(credentials)).data.session).not.toBeNull()
    expect((await auth.signInWithPassword(credentials)).error).toBeNull()
  })
})
