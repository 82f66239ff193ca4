import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, newEmail, newPhone, PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const codeTextedTo = (phone: string, textsBefore = 0) => codeMailedTo(app, `+${phone}`, textsBefore)
const textsTo = async (phone: string) => (await app.mailsTo(`+${phone}`)).length

/** A signed-in user with a verified number. */
async function withPhone() {
  const person = await signUpAndConfirm(app)
  const phone = newPhone()
  await person.client.auth.updateUser({ phone })
  const token = await codeTextedTo(phone)
  const { error } = await person.client.auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(error).toBeNull()
  return { ...person, phone }
}

async function verifyFactor(client: Client, factorId: string, code: (challenge: string) => Promise<string>) {
  const { data: challenge, error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
  if (error) throw error
  return client.auth.mfa.verify({ factorId, challengeId: challenge.id, code: await code(challenge.id) })
}

describe('my number', () => {
  test('is mine once I typed the code it received; my other sessions end and a mail tells me', async () => {
    const { client, email } = await signUpAndConfirm(app)
    const other = app.visitor()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    const phone = newPhone()
    const { data } = await client.auth.updateUser({ phone: `+${phone}` })
    expect(data.user).toMatchObject({ phone: '', new_phone: phone })
    const token = await codeTextedTo(phone)
    const { data: verified, error } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
    expect(error).toBeNull()
    expect(verified.user).toMatchObject({ phone, app_metadata: { provider: 'email', providers: ['email', 'phone'] } })
    expect(verified.user?.phone_confirmed_at).toBeTruthy()
    expect((await other.auth.getUser()).data.user).toBeNull()
    await expect
      .poll(async () => (await app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Votre numéro de téléphone a changé')
  })

  test('needs a fresh proof to change', async () => {
    const { client } = await signUpAndConfirm(app)
    app.clock.advance({ minutes: 11 })
    expect((await client.auth.updateUser({ phone: newPhone() })).error?.code).toBe('reauthentication_needed')
  })

  test('cannot be that of somebody else: nothing is sent, nothing is told', async () => {
    const { phone } = await withPhone()
    app.clock.advance({ seconds: 61 })
    const { client } = await signUpAndConfirm(app)
    const before = await textsTo(phone)
    expect((await client.auth.updateUser({ phone })).error).toBeNull()
    await expect.poll(async () => (await app.sql`select from auth.code_requests where phone = ${phone}`).count).toBe(0)
    expect(await textsTo(phone)).toBe(before)
  })

  test('is asked for again with the same answer for everybody', async () => {
    const { client } = await signUpAndConfirm(app)
    const phone = newPhone()
    await client.auth.updateUser({ phone })
    await codeTextedTo(phone)
    app.clock.advance({ seconds: 61 })
    const again = await client.auth.resend({ phone, type: 'phone_change' })
    expect(again).toEqual(await client.auth.resend({ phone: newPhone(), type: 'phone_change' }))
    const token = await codeTextedTo(phone, 1)
    expect((await client.auth.verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull()
  })

  test.each(['', '12', 'abcdef', '<b>06</b>', '+33 6 12 34 56 78 90 12 34', '06'])('is not %j', async (phone) => {
    const { error } = await app.visitor().auth.signInWithOtp({ phone })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('a code by text message', () => {
  test('signs in the owner of the number', async () => {
    const { phone } = await withPhone()
    app.clock.advance({ seconds: 61 })
    const visitor = app.visitor()
    expect((await visitor.auth.signInWithOtp({ phone })).error).toBeNull()
    const token = await codeTextedTo(phone, 1)
    const { data, error } = await visitor.auth.verifyOtp({ phone, token, type: 'sms' })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(phone)
    expect((await visitor.auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe('otp_expired')
  })

  test('is not sent to an unknown number, and creates no account', async () => {
    const phone = newPhone()
    expect((await app.visitor().auth.signInWithOtp({ phone })).error).toBeNull()
    await expect.poll(async () => (await app.sql`select from auth.code_requests where phone = ${phone}`).count).toBe(0)
    expect(await textsTo(phone)).toBe(0)
    expect((await app.sql`select from auth.users where phone = ${phone}`).count).toBe(0)
  })

  test('says nothing but the code', async () => {
    const { phone } = await withPhone()
    const [text] = await app.mailsTo(`+${phone}`)
    expect(text?.body_text).toMatch(/^\d{6} est votre code Mivoix, valable 10 minutes\. Ne le donnez à personne\.$/)
  })

  test('is asked for once a minute, five times an hour', async () => {
    const phone = newPhone()
    const codes = []
    for (let i = 0; i < 6; i++) {
      codes.push((await app.visitor().auth.signInWithOtp({ phone })).error?.code)
      if (i === 0) codes.push((await app.visitor().auth.signInWithOtp({ phone })).error?.code)
      app.clock.advance({ seconds: 61 })
    }
    const tooOften = 'over_sms_send_rate_limit'
    expect(codes).toEqual([undefined, tooOften, undefined, undefined, undefined, undefined, tooOften])
  })

  test('does not leave for countries we do not pay for', async () => {
    const { error } = await app.visitor().auth.signInWithOtp({ phone: '+88213000000' })
    expect(error).toMatchObject({ code: 'sms_send_failed', status: 422 })
  })

  test('one address cannot have many numbers texted', async () => {
    const client = app.visitor()
    const codes = []
    for (let i = 0; i < 21; i++) codes.push((await client.auth.signInWithOtp({ phone: newPhone() })).error?.code)
    expect(codes.at(19)).toBeUndefined()
    expect(codes.at(20)).toBe('over_sms_send_rate_limit')
  })
})

describe('a telephone as second proof', () => {
  async function enrolled() {
    const person = await signUpAndConfirm(app)
    const phone = newPhone()
    const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'mobile' })
    if (error) throw error
    expect(data).toMatchObject({ type: 'phone', friendly_name: 'mobile', phone })
    return { ...person, phone, factorId: data.id }
  }

  test('is enrolled, verified, raises the session, and is taken away', async () => {
    const { client, email, phone, factorId } = await enrolled()
    const { error } = await verifyFactor(client, factorId, () => codeTextedTo(phone))
    expect(error).toBeNull()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'otp' }],
    })
    expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, status: 'verified' }])
    await expect
      .poll(async () => (await app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Un code envoyé par SMS protège désormais')

    const elsewhere = app.visitor()
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD })
    expect((await elsewhere.from('profiles').select('id')).error).not.toBeNull()
    expect((await elsewhere.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')

    expect((await client.auth.mfa.unenroll({ factorId })).data?.id).toBe(factorId)
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
  })

  test('dies of five wrong codes', async () => {
    const { client, phone, factorId } = await enrolled()
    const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    const attempt = (code: string) => client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })
    const right = await codeTextedTo(phone)
    for (let i = 0; i < 5; i++)
      expect((await attempt('abcdef')).error).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
    app.clock.advance({ minutes: 5, seconds: 1 })
    expect((await attempt(right)).error?.code).toBe('mfa_verification_failed')
  })

  test('is texted ten times a day to a network, fifty times to all of them', async () => {
    const { client, email, phone, factorId } = await enrolled()
    expect((await verifyFactor(client, factorId, () => codeTextedTo(phone))).error).toBeNull()
    const ask = async (visitor: Client) => {
      app.clock.advance({ seconds: 61 })
      return (await visitor.auth.mfa.challenge({ factorId, channel: 'sms' })).error?.code
    }
    const visitorWithPassword = async () => {
      const visitor = app.visitor()
      await visitor.auth.signInWithPassword({ email, password: PASSWORD })
      return visitor
    }
    for (let network = 0; network < 5; network++) {
      const visitor = await visitorWithPassword()
      for (let i = 0; i < 10; i++) expect(await ask(visitor)).toBeUndefined()
      expect(await ask(visitor)).toBe('over_sms_send_rate_limit')
    }
    expect(await ask(await visitorWithPassword())).toBe('over_sms_send_rate_limit')
  })

  test('needs its number', async () => {
    const { client } = await signUpAndConfirm(app)
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '' })
    expect(error?.code).toBe('validation_failed')
  })
})

describe('where no text message can be sent', () => {
  test('numbers open nothing and are no second proof', async () => {
    const bare = await startTestApp({ settings: { DEMO: 'off', AUTOMATIC_CONFIRMATION: 'on' } })
    const client = bare.visitor()
    expect((await client.auth.signInWithOtp({ phone: newPhone() })).error?.code).toBe('phone_provider_disabled')
    await client.auth.signUp({ email: newEmail(), password: PASSWORD })
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() })
    expect(error?.code).toBe('mfa_phone_enroll_not_enabled')
    expect((await client.auth.signUp({ phone: newPhone(), password: PASSWORD })).error?.code).toBe(
      'phone_provider_disabled',
    )
  })
})

describe('where a number is enough to open an account', () => {
  test('it is proved first, and the password stays', async () => {
    const open = await startTestApp({ settings: { PHONE_SIGN_UP: 'on' }, jobs: 'running' })
    const client = open.visitor()
    const phone = newPhone()
    const { data, error } = await client.auth.signUp({ phone, password: PASSWORD })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { phone, app_metadata: { provider: 'phone' } } })
    const token = await codeMailedTo(open, `+${phone}`)
    expect((await client.auth.signInWithPassword({ phone, password: PASSWORD })).error?.code).toBe(
      'phone_not_confirmed',
    )
    const { data: verified } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
    expect(verified.user?.id).toBe(data.user?.id)
    expect((await open.visitor().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })
})

describe('an account without an address', () => {
  async function phoneAccount() {
    const open = await startTestApp({ settings: { PHONE_SIGN_UP: 'on', SECOND_STEP: 'on' }, jobs: 'running' })
    const phone = newPhone()
    const client = open.visitor()
    await client.auth.signUp({ phone, password: PASSWORD })
    const texted = (textsBefore: number) => codeMailedTo(open, `+${phone}`, textsBefore)
    const { data } = await client.auth.verifyOtp({ phone, token: await texted(0), type: 'sms' })
    open.clock.advance({ seconds: 61 })
    return { open, phone, client, texted, id: data.user?.id ?? '' }
  }
  const isIn = async (client: Client) => (await client.from('profiles').select('id')).error === null

  test('cannot choose a code at each sign-in until it has an address or an app', async () => {
    const { open, client, id } = await phoneAccount()
    const choose = async () => {
      const choice = { isAlways: true, password: PASSWORD }
      const { data, error } = await client.functions.invoke('choose-second-step', { body: choice })
      return error ? await error.context.json() : data
    }
    expect(await choose()).toMatchObject({ code: 'email_missing' })
    expect(await open.sql`select second_step_always as is_always from auth.users where id = ${id}`).toEqual([
      { is_always: false },
    ])
    await open.sql`insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`
    expect(await choose()).toEqual({ isAlways: true })
  })

  test('that chose it before gets in with a text message', async () => {
    const { open, phone, texted, id } = await phoneAccount()
    await open.sql`update auth.users set second_step_always = true where id = ${id}`
    const visitor = open.visitor()
    await visitor.auth.signInWithOtp({ phone })
    expect((await visitor.auth.verifyOtp({ phone, token: await texted(1), type: 'sms' })).error).toBeNull()
    expect(await isIn(visitor)).toBe(true)
  })

  test('gets the code of the second step by text message after a password', async () => {
    const { open, phone, texted } = await phoneAccount()
    const visitor = open.visitor()
    expect((await visitor.auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    expect(await isIn(visitor)).toBe(false)
    expect((await visitor.auth.mfa.challenge({ factorId: 'email' })).error).toBeNull()
    const code = await texted(1)
    expect((await visitor.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })).error).toBeNull()
    expect(await isIn(visitor)).toBe(true)
  })

  test('with an app still has to use it after a text message', async () => {
    const { open, phone, texted, id } = await phoneAccount()
    await open.sql`insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`
    const visitor = open.visitor()
    await visitor.auth.signInWithOtp({ phone })
    expect((await visitor.auth.verifyOtp({ phone, token: await texted(1), type: 'sms' })).error).toBeNull()
    expect(await isIn(visitor)).toBe(false)
  })
})
