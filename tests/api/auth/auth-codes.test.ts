import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, linkTokenMailedTo, newEmail, PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const wrongOf = (code: string) => code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))

async function askForCode(email: string): Promise<string> {
  const { error } = await app.visitor().auth.signInWithOtp({ email })
  expect(error).toBeNull()
  return codeMailedTo(app, email)
}

describe('a code', () => {
  test('signs in an address that had no account, as a patient', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const { data, error } = await app.visitor().auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { user_type: 'patient' } })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(data.user?.identities?.[0]).toMatchObject({ provider: 'email', identity_data: { email } })
  })

  test('is valid once', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const redeem = () => app.visitor().auth.verifyOtp({ email, token, type: 'email' })
    expect((await redeem()).error).toBeNull()
    expect((await redeem()).error).toMatchObject({ code: 'otp_expired', status: 403 })
  })

  test('is accepted once when several present it at the same time', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().auth.verifyOtp({ email, token, type: 'email' })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('is valid for ten minutes', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    app.clock.advance({ minutes: 10, seconds: 1 })
    const { error } = await app.visitor().auth.verifyOtp({ email, token, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  test('is refused after five wrong guesses', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const { auth } = app.visitor()
    for (let i = 0; i < 5; i++) {
      const { error } = await auth.verifyOtp({ email, token: wrongOf(token), type: 'email' })
      expect(error?.code).toBe('otp_expired')
    }
    expect((await auth.verifyOtp({ email, token, type: 'email' })).error?.code).toBe('otp_expired')
  })

  test('that opens an account by itself has eight digits, one that proves an address six', async () => {
    const { email } = await signUpAndConfirm(app)
    expect(await codeMailedTo(app, email)).toMatch(/^\d{6}$/)
    await app.visitor().auth.signInWithOtp({ email })
    expect(await codeMailedTo(app, email, 1)).toMatch(/^\d{8}$/)
    await app.visitor().auth.resetPasswordForEmail(email)
    expect(await codeMailedTo(app, email, 2)).toMatch(/^\d{8}$/)
  })

  test('is worth nothing for another address or another purpose', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const verify = (address: string, type: 'email' | 'recovery') =>
      app.visitor().auth.verifyOtp({ email: address, token, type })
    expect((await verify(newEmail(), 'email')).error?.code).toBe('otp_expired')
    expect((await verify(email, 'recovery')).error?.code).toBe('otp_expired')
    expect((await verify(email, 'email')).error).toBeNull()
  })

  test('is replaced by a newer one', async () => {
    const email = newEmail()
    const older = await askForCode(email)
    app.clock.advance({ seconds: 61 })
    await app.visitor().auth.signInWithOtp({ email })
    const newer = await codeMailedTo(app, email, 1)
    if (older !== newer) {
      const { error } = await app.visitor().auth.verifyOtp({ email, token: older, type: 'email' })
      expect(error?.code).toBe('otp_expired')
    }
    expect((await app.visitor().auth.verifyOtp({ email, token: newer, type: 'email' })).error).toBeNull()
  })

  test('stands nowhere in the database once it is mailed, nor in the logs', async () => {
    const email = newEmail()
    const token = await askForCode(email)
    const link = await linkTokenMailedTo(app, email)
    await expect
      .poll(async () => (await app.sql`select from app.outgoing_mails where recipient = ${email}`).count)
      .toBe(0)
    const kept = await app.sql`select code_hash::text, link_hash::text, salt::text from auth.one_time_codes`
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(token).toString('hex'))
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(link).toString('hex'))
    expect(app.logged.join('')).not.toContain(link)
  })

  test('is asked for once a minute', async () => {
    const email = newEmail()
    expect((await app.visitor().auth.signInWithOtp({ email })).error).toBeNull()
    const { error } = await app.visitor().auth.signInWithOtp({ email })
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })
    expect(error?.message).toMatch(/after \d+ seconds/)
    app.clock.advance({ seconds: 61 })
    expect((await app.visitor().auth.signInWithOtp({ email })).error).toBeNull()
  })

  test('is asked for thirty times an hour at most, from wherever', async () => {
    const email = newEmail()
    for (let i = 0; i < 30; i++) {
      expect((await app.visitor().auth.signInWithOtp({ email })).error).toBeNull()
      app.clock.advance({ seconds: 61 })
    }
    expect((await app.visitor().auth.signInWithOtp({ email })).error?.code).toBe('over_email_send_rate_limit')
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', "' or 1=1"])('%j is not a code', async (token) => {
    const email = newEmail()
    await askForCode(email)
    const { error } = await app.visitor().auth.verifyOtp({ email, token, type: 'email' })
    expect(error?.status).toBeGreaterThanOrEqual(400)
    expect(error?.status).toBeLessThan(500)
  })
})

describe('the link of a mail', () => {
  test('confirms a sign-up once, by its token alone', async () => {
    const email = newEmail()
    await app.visitor().auth.signUp({ email, password: PASSWORD })
    const token_hash = await linkTokenMailedTo(app, email)
    const open = () => app.visitor().auth.verifyOtp({ token_hash, type: 'signup' })
    expect((await open()).data.session).not.toBeNull()
    expect((await open()).error?.code).toBe('otp_expired')
    expect((await app.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })
})

describe('a link that lets in by itself', () => {
  const open = (token: string, type: string, redirectTo = 'http://localhost:3000/login') =>
    app.fetch(`/auth/v1/verify?token=${token}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`)
  const fragmentOf = (answer: Response) =>
    Object.fromEntries(new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1)))

  test('carries the session to the page, once', async () => {
    const email = newEmail()
    await app.visitor().auth.signUp({ email, password: PASSWORD })
    const token = await linkTokenMailedTo(app, email)
    const answer = await open(token, 'signup')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/login#/)
    expect(fragmentOf(answer)).toMatchObject({ token_type: 'bearer', type: 'signup' })
    expect((await app.visitor().auth.getUser(fragmentOf(answer).access_token)).data.user?.email).toBe(email)
    expect(fragmentOf(await open(token, 'signup'))).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  test('never redirects to another site', async () => {
    const email = newEmail()
    await askForCode(email)
    const token = await linkTokenMailedTo(app, email)
    const answer = await open(token, 'magiclink', 'https://voleur.exemple/')
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe('http://localhost:3000')
  })

  test('gives a PKCE code instead to a client with a verifier', async () => {
    const email = newEmail()
    const verifier = 'un secret que le navigateur garde pour lui'
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const body = JSON.stringify({ email, code_challenge, code_challenge_method: 's256' })
    await app.fetch('/auth/v1/otp', { method: 'POST', body })
    const answer = await open(await linkTokenMailedTo(app, email), 'magiclink')
    const auth_code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
    const exchange = await app.fetch('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code, code_verifier: verifier }),
    })
    expect(await exchange.json()).toMatchObject({ user: { email } })
    expect(
      (await app.sql`select from auth.sessions s join auth.users u on u.id = s.user_id where email = ${email}`).count,
    ).toBe(1)
  })

  test.each(['', 'type=signup', 'token=x', 'token=x&type=sms', 'token=%00&type=signup'])(
    '%j opens nothing',
    async (query) => {
      const answer = await app.fetch(`/auth/v1/verify?${query}`)
      expect(answer.status).toBe(303)
      expect(fragmentOf(answer).error).toBe('access_denied')
    },
  )
})

describe('whether an account exists is not told by', () => {
  test.each([
    ['otp', { create_user: false }],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])('%s %j', async (path, extra) => {
    const { email } = await signUpAndConfirm(app)
    app.clock.advance({ seconds: 61 })
    const ask = async (address: string) => {
      const body = JSON.stringify({ email: address, ...extra })
      const answer = await app.fetch(`/auth/v1/${path}`, { method: 'POST', body })
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      return { status: answer.status, headers, body: await answer.json() }
    }
    const known = await ask(email)
    expect(known).toMatchObject({ status: 200, body: {} })
    expect(await ask(newEmail())).toEqual(known)
  })

  test('sends no mail and creates no account for an unknown address', async () => {
    const email = newEmail()
    const client = app.visitor()
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    await client.auth.resetPasswordForEmail(email)
    await client.auth.resend({ email, type: 'signup' })
    await expect.poll(async () => (await app.sql`select from auth.code_requests where email = ${email}`).count).toBe(0)
    expect(await app.mailsTo(email)).toEqual([])
    expect((await app.sql`select from auth.users where email = ${email}`).count).toBe(0)
  })
})

describe('a stranger who signed up with my address first', () => {
  test('has no password to my account once I have signed up and confirmed', async () => {
    const email = newEmail()
    await app.visitor().auth.signUp({ email, password: 'le mot du voleur' })
    await codeMailedTo(app, email)
    app.clock.advance({ seconds: 61 })
    await app.visitor().auth.signUp({ email, password: PASSWORD })
    const token = await codeMailedTo(app, email, 1)
    expect((await app.visitor().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
    const { error } = await app.visitor().auth.signInWithPassword({ email, password: 'le mot du voleur' })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('nor when I sign in by a code instead', async () => {
    const email = newEmail()
    await app.visitor().auth.signUp({ email, password: 'le mot du voleur' })
    await codeMailedTo(app, email)
    await app.visitor().auth.signInWithOtp({ email })
    const token = await codeMailedTo(app, email, 1)
    expect((await app.visitor().auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
    const { error } = await app.visitor().auth.signInWithPassword({ email, password: 'le mot du voleur' })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('signing up twice with the same password keeps it', async () => {
    const email = newEmail()
    await app.visitor().auth.signUp({ email, password: PASSWORD })
    await codeMailedTo(app, email)
    app.clock.advance({ seconds: 61 })
    await app.visitor().auth.signUp({ email, password: PASSWORD, options: { data: { user_type: 'student' } } })
    const token = await codeMailedTo(app, email, 1)
    const { data } = await app.visitor().auth.verifyOtp({ email, token, type: 'signup' })
    expect(data.user?.app_metadata.user_type).toBe('student')
    expect((await app.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })
})
