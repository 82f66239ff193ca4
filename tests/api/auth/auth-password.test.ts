import { beforeAll, describe, expect, test } from 'vitest'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, newEmail, PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

describe('signing up', () => {
  test('answers a user without a session until the address is proved', async () => {
    const email = newEmail()
    const client = app.visitor()
    const { data, error } = await client.auth.signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, role: 'authenticated', is_anonymous: false })

    await codeMailedTo(app, email)
    const { error: tooEarly } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(tooEarly).toMatchObject({ code: 'email_not_confirmed', status: 400 })
  })

  test('makes the profile from what the form sent', async () => {
    const { client, session } = await signUpAndConfirm(app, {
      user_type: 'etudiant',
      name: 'Zoé Martin',
      university: 'Université de Nantes',
      study_year: '4',
      specialties: ['Stress'],
    })
    expect(session.user.app_metadata.user_type).toBe('student')
    const { data } = await client.from('profiles').select('*').eq('id', session.user.id).single()
    expect(data).toMatchObject({
      user_type: 'student',
      first_name: 'Zoé',
      last_name: 'Martin',
      specialties: ['Stress'],
    })
  })

  test.each(['admin', 'therapist', 'service_role', 42])('makes nobody a %s', async (asked) => {
    const { session } = await signUpAndConfirm(app, { user_type: asked })
    expect(session.user.app_metadata.user_type).toBe('patient')
  })

  test('answers alike for an address that has an account, and keeps that account as it was', async () => {
    const { email } = await signUpAndConfirm(app)
    app.clock.advance({ seconds: 61 })
    const [known, unknown] = await Promise.all(
      [email, newEmail()].map((address) =>
        app.visitor().auth.signUp({ email: address, password: 'un tout autre mot', options: { data: { name: 'X' } } }),
      ),
    )
    const shape = (answer: typeof known) => Object.keys(answer?.data.user ?? {}).toSorted()
    expect(known?.error).toBeNull()
    expect(shape(known)).toEqual(shape(unknown))
    expect(known?.data.user?.identities).toEqual(unknown?.data.user?.identities)
    await expect.poll(async () => (await app.mailsTo(email))[0]?.body_text).toContain('Vous avez déjà un compte')
    const { error } = await app.visitor().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  })

  test.each([
    ['short', 'length'],
    ['azertyuiop', 'pwned'],
    ['MotDePasse123', 'pwned'],
  ])('refuses the password %s', async (password, reason) => {
    const { error } = await app.visitor().auth.signUp({ email: newEmail(), password })
    expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: [reason] })
  })

  test.each(['', 'nobody', 'a@b', 'é@exemple.fr', `${'x'.repeat(250)}@exemple.fr`, 'a@b.fr\u0000'])(
    'refuses the address %j',
    async (email) => {
      const { error } = await app.visitor().auth.signUp({ email, password: PASSWORD })
      expect(error?.status).toBe(400)
    },
  )

  test.each([
    ['a character nobody can store', { name: 'a\u0000b' }],
    ['half a character', { name: '\ud800' }],
    ['far too much', { bio: 'x'.repeat(20_000) }],
  ])('refuses metadata with %s', async (_, data) => {
    const { error } = await app.visitor().auth.signUp({ email: newEmail(), password: PASSWORD, options: { data } })
    expect(error?.status).toBe(400)
  })
})

describe('signing in', () => {
  test('gives a session whose token carries the type and no personal data', async () => {
    const { email } = await signUpAndConfirm(app, { name: 'Ada', user_type: 'patient', birthdate: '1990-01-01' })
    const client = app.visitor()
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    const { data: claims } = await client.auth.getClaims()
    expect(claims?.claims).toMatchObject({
      email,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { user_type: 'patient' },
    })
    expect(claims?.claims.user_metadata).toBeUndefined()
    expect(claims?.header.alg).toBe('ES256')
  })

  test('says the same of a wrong password and of an unknown account', async () => {
    const { email } = await signUpAndConfirm(app)
    const answers = await Promise.all(
      [email, newEmail()].map((address) =>
        app.fetch('/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers: { 'x-supabase-api-version': '2024-01-01' },
          body: JSON.stringify({ email: address, password: 'pas le bon' }),
        }),
      ),
    )
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        body: await answer.json(),
        headers: [...answer.headers].filter(([name]) => name !== 'x-request-id'),
      })),
    )
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
  })

  test.each(['known', 'unknown'])('blocks a %s account for five minutes after three failures', async (which) => {
    const email = which === 'known' ? (await signUpAndConfirm(app)).email : newEmail()
    const client = app.visitor()
    const attempt = async (password: string) => (await client.auth.signInWithPassword({ email, password })).error
    expect((await attempt('faux 1'))?.code).toBe('invalid_credentials')
    expect((await attempt('faux 2'))?.code).toBe('invalid_credentials')
    const third = await attempt('faux 3')
    expect(third?.code).toBe('over_request_rate_limit')
    expect(retryAfterSecondsIn(third?.message ?? '')).toBe(300)
    app.clock.advance({ minutes: 2 })
    const during = await attempt(PASSWORD)
    expect(during?.code).toBe('over_request_rate_limit')
    expect(retryAfterSecondsIn(during?.message ?? '')).toBeLessThanOrEqual(180)
    app.clock.advance({ minutes: 3, seconds: 1 })
    expect((await attempt('faux 4'))?.code).toBe('invalid_credentials')
    if (which === 'known') expect(await attempt(PASSWORD)).toBeNull()
  })

  test('a success forgets the failures before it', async () => {
    const { email } = await signUpAndConfirm(app)
    const client = app.visitor()
    for (const password of ['faux', 'faux', PASSWORD, 'faux', 'faux', PASSWORD]) {
      const { error } = await client.auth.signInWithPassword({ email, password })
      expect(error?.code).toBe(password === PASSWORD ? undefined : 'invalid_credentials')
    }
  })

  test('guesses made side by side reveal no more than three answers', async () => {
    const { email } = await signUpAndConfirm(app)
    const client = app.visitor()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => client.auth.signInWithPassword({ email, password: `faux ${i}` })),
    )
    const told = guesses.filter(({ error }) => error?.code === 'invalid_credentials')
    expect(told.length).toBeLessThan(3)
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('over_request_rate_limit')
  })

  test('one address guessing at many accounts is stopped, another address is not', async () => {
    const client = app.visitor()
    const codes = []
    for (let i = 0; i < 31; i++) {
      codes.push((await client.auth.signInWithPassword({ email: newEmail(), password: 'faux' })).error?.code)
    }
    expect(codes.at(0)).toBe('invalid_credentials')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    const { error } = await app.visitor().auth.signInWithPassword({ email: newEmail(), password: 'faux' })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('a banned person is told so, with the right password only', async () => {
    const { email, session } = await signUpAndConfirm(app)
    await app.sql`update auth.users set banned_until = now() + interval '10 years' where id = ${session.user.id}`
    const client = app.visitor()
    expect((await client.auth.signInWithPassword({ email, password: 'faux' })).error?.code).toBe('invalid_credentials')
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('user_banned')
    expect((await client.auth.getUser(session.access_token)).error).toMatchObject({ code: 'user_banned', status: 403 })
    expect((await client.auth.refreshSession(session)).error?.code).toBe('refresh_token_not_found')
    expect((await app.sql`select from auth.sessions where user_id = ${session.user.id}`).count).toBe(0)
  })
})

test('nothing that was logged tells a password, a token or an address', async () => {
  const { email, session } = await signUpAndConfirm(app)
  const lines = app.logged.join('')
  for (const secret of [PASSWORD, email, session.access_token, session.refresh_token]) {
    expect(lines).not.toContain(secret)
  }
})
