import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, newEmail, PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp
const NEW_PASSWORD = 'cinq autres mots bien choisis'

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

describe('my metadata', () => {
  test('is merged key by key, and a null takes a key away', async () => {
    const { client } = await signUpAndConfirm(app, { name: 'Ada', theme: 'dark' })
    const { data, error } = await client.auth.updateUser({ data: { theme: null, size: 2 } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', size: 2 })
  })

  test('does not change my role', async () => {
    const { client, session } = await signUpAndConfirm(app)
    await client.auth.updateUser({ data: { user_type: 'admin', role: 'service_role' } })
    const { data } = await client.auth.refreshSession()
    expect(data.user?.app_metadata.user_type).toBe('patient')
    const answer = await app.fetch('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ app_metadata: { user_type: 'admin' } }),
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'not_admin' })
  })
})

describe('my password', () => {
  test('changes, ends my other sessions, and a mail tells me', async () => {
    const { client, email } = await signUpAndConfirm(app)
    const other = app.visitor()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await other.auth.getUser()).data.user).toBeNull()
    expect((await other.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials')
    expect((await other.auth.signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull()
    await expect
      .poll(async () => (await app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Votre mot de passe a changé')
  })

  test.each([
    [PASSWORD, 'same_password'],
    ['court', 'weak_password'],
    ['12345678', 'weak_password'],
  ])('cannot become %s', async (password, code) => {
    const { client } = await signUpAndConfirm(app)
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ code, status: 422 })
  })

  test('needs a fresh proof when I signed in a while ago: a mailed code', async () => {
    const { client, email } = await signUpAndConfirm(app)
    app.clock.advance({ minutes: 11 })
    const change = (nonce?: string) => client.auth.updateUser({ password: NEW_PASSWORD, nonce })
    expect((await change()).error).toMatchObject({ code: 'reauthentication_needed', status: 400 })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const nonce = await codeMailedTo(app, email, 1)
    expect((await change(nonce === '000000' ? '000001' : '000000')).error?.code).toBe('reauthentication_not_valid')
    expect((await change(nonce)).error).toBeNull()
  })

  test('or the old password, and not just any', async () => {
    const { client } = await signUpAndConfirm(app)
    app.clock.advance({ minutes: 11 })
    const change = (current_password: string) => client.auth.updateUser({ password: NEW_PASSWORD, current_password })
    expect((await change('pas le bon')).error?.code).toBe('invalid_credentials')
    expect((await change(PASSWORD)).error).toBeNull()
  })

  test('which cannot be guessed from an open session', async () => {
    const { client } = await signUpAndConfirm(app)
    app.clock.advance({ minutes: 11 })
    const change = (current_password: string) => client.auth.updateUser({ password: NEW_PASSWORD, current_password })
    for (const guess of ['faux 1', 'faux 2', 'faux 3']) await change(guess)
    expect((await change(PASSWORD)).error?.code).toBe('over_request_rate_limit')
  })

  test('is recovered by a mailed code', async () => {
    const { email } = await signUpAndConfirm(app)
    const client = app.visitor()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const token = await codeMailedTo(app, email, 1)
    const { data, error } = await client.auth.verifyOtp({ email, token, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await app.visitor().auth.signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull()
  })
})

describe('my address', () => {
  test('changes once the new one is proved; the old one is told', async () => {
    const { client, email } = await signUpAndConfirm(app)
    const next = newEmail()
    const { data } = await client.auth.updateUser({ email: next })
    expect(data.user).toMatchObject({ email, new_email: next })
    const token = await codeMailedTo(app, next)
    const { data: verified, error } = await client.auth.verifyOtp({ email: next, token, type: 'email_change' })
    expect(error).toBeNull()
    expect(verified.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] })
    expect((await app.visitor().auth.signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
    await expect
      .poll(async () => (await app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Votre adresse a changé')
  })

  test('cannot become that of somebody else, and I am not told that they have an account', async () => {
    const [mine, theirs] = [await signUpAndConfirm(app), await signUpAndConfirm(app)]
    const { data, error } = await mine.client.auth.updateUser({ email: theirs.email })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(theirs.email)
    await expect
      .poll(async () => (await app.mailsTo(theirs.email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Vous avez déjà un compte')
    expect((await app.sql`select from auth.one_time_codes where sent_to = ${theirs.email}`).count).toBe(0)
  })

  test('needs a fresh proof too', async () => {
    const { client } = await signUpAndConfirm(app)
    app.clock.advance({ minutes: 11 })
    expect((await client.auth.updateUser({ email: newEmail() })).error?.code).toBe('reauthentication_needed')
  })
})
