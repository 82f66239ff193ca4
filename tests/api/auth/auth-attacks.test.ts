import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTurn } from '#server/http/turn.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { storedLimit } from '#server/rate-limit.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, linkTokenMailedTo, newEmail, PASSWORD } from '../../support/rows/sign-up.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

let app: TestApp
let passwordHash: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { SECOND_STEP: 'on' } })
  passwordHash = await hashPassword(PASSWORD)
})

function browser(address: string, device?: string) {
  return createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: app.fetchFrom(address), headers: device ? { 'x-device': device } : {} },
  }).auth
}

/** A patient, and a device on which they have passed the second factor. */
async function patientAtHome() {
  const { person } = await app.as('patient')
  await app.sql`update auth.users set encrypted_password = ${passwordHash} where id = ${person.id}`
  const device = crypto.randomUUID()
  const home = browser('192.0.2.10', device)
  await home.signInWithPassword({ email: person.email, password: PASSWORD })
  await home.mfa.challenge({ factorId: 'email' })
  const code = await codeMailedTo(app, person.email)
  expect((await home.mfa.verify({ factorId: 'email', challengeId: 'email', code })).error).toBeNull()
  return { person, device, email: person.email }
}

const attacker = (i: number) => `203.0.${Math.floor(i / 200)}.${i % 200}`

describe('a lock-out by strangers', () => {
  async function lockOut(email: string) {
    for (let i = 0; i < 30; i++) await browser(attacker(i % 15)).signInWithPassword({ email, password: `faux ${i}` })
    const { error } = await browser('192.0.2.200').signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('over_request_rate_limit')
  }

  test('leaves a device that the person has used before alone, wherever it is', async () => {
    const { email, device } = await patientAtHome()
    await lockOut(email)
    for (const address of ['192.0.2.10', '192.0.2.11', attacker(0), '2001:db8::1', '192.0.2.12']) {
      const { data, error } = await browser(address, device).signInWithPassword({ email, password: PASSWORD })
      expect(error).toBeNull()
      expect(data.session?.access_token).not.toContain('second_step_due')
    }
  })

  test('is not lifted by a device of somebody else, or one that is invented', async () => {
    const { email } = await patientAtHome()
    const other = await patientAtHome()
    await lockOut(email)
    for (const device of [other.device, crypto.randomUUID()]) {
      const { error } = await browser('192.0.2.77', device).signInWithPassword({ email, password: PASSWORD })
      expect(error?.code).toBe('over_request_rate_limit')
    }
  })

  test('three failures on the device itself block it for five minutes', async () => {
    const { email, device } = await patientAtHome()
    const attempt = async (password: string) =>
      (await browser('192.0.2.10', device).signInWithPassword({ email, password })).error
    expect((await attempt('faux 1'))?.code).toBe('invalid_credentials')
    expect((await attempt('faux 2'))?.code).toBe('invalid_credentials')
    expect((await attempt('faux 3'))?.code).toBe('over_request_rate_limit')
    expect((await attempt(PASSWORD))?.code).toBe('over_request_rate_limit')
    app.clock.advance({ minutes: 5, seconds: 1 })
    expect(await attempt(PASSWORD)).toBeNull()
  })

  test('does not keep the person from changing their password in their session', async () => {
    const { email, device } = await patientAtHome()
    const here = browser('192.0.2.10', device)
    await here.signInWithPassword({ email, password: PASSWORD })
    await lockOut(email)
    app.clock.advance({ minutes: 1 })
    const change = { password: 'un autre mot de passe', current_password: PASSWORD }
    expect((await here.updateUser(change)).error).toBeNull()
  })
})

describe('strangers who guess at a mailed code', () => {
  const wrong = (i: number) => String(i).padStart(8, '0')

  async function recovery() {
    const { email } = await patientAtHome()
    await browser('192.0.2.10').resetPasswordForEmail(email)
    const token = await codeMailedTo(app, email, 1)
    const token_hash = await linkTokenMailedTo(app, email, 1)
    const guess = (address: string, code: string, device?: string) =>
      browser(address, device).verifyOtp({ email, token: code, type: 'recovery' })
    return { email, token, token_hash, guess }
  }

  test('use up their own five tries, and not those of the person', async () => {
    const { token, guess } = await recovery()
    for (let i = 0; i < 5; i++) expect((await guess(attacker(1), wrong(i))).error?.code).toBe('otp_expired')
    expect((await guess(attacker(1), token)).error?.code).toBe('otp_expired')
    expect((await guess('192.0.2.10', token)).error).toBeNull()
  })

  test('never use up the link', async () => {
    const { token_hash, guess } = await recovery()
    for (let i = 0; i < 105; i++) await guess(attacker(i * 200), wrong(i))
    const { error } = await browser('192.0.2.10').verifyOtp({ token_hash, type: 'recovery' })
    expect(error).toBeNull()
  })

  test('are stopped however many addresses of one site they have', async () => {
    const { token, guess } = await recovery()
    // A /48 has 65,536 networks of /64: the limit is four times a household's per /56, and sixteen times per /48.
    for (let i = 0; i < 85; i++) await guess(`2001:db8:77:${(i * 256).toString(16)}::1`, wrong(i))
    expect((await guess('2001:db8:77:ffff::1', token)).error?.code).toBe('otp_expired')
    expect((await guess('2001:db8:78:1::1', token)).error).toBeNull()
  })

  test('from many networks invalidate the code for strangers, and not for a known device', async () => {
    const { email, device } = await patientAtHome()
    await browser('192.0.2.10').resetPasswordForEmail(email)
    const token = await codeMailedTo(app, email, 1)
    for (let i = 0; i < 100; i++)
      await browser(attacker(i * 200)).verifyOtp({ email, token: wrong(i), type: 'recovery' })
    const redeem = (known?: string) => browser('192.0.2.99', known).verifyOtp({ email, token, type: 'recovery' })
    expect((await redeem()).error?.code).toBe('otp_expired')
    expect((await redeem(device)).error).toBeNull()
  })
})

describe('a flood of sign-ups', () => {
  const signUp = (address: string, captchaToken?: string) =>
    browser(address).signUp({
      email: newEmail(),
      password: PASSWORD,
      ...(captchaToken && { options: { captchaToken } }),
    })

  test('is counted before anything is hashed, and told to come back when too many wait', async () => {
    const { key } = storedLimit({ key: 'auth sign-up by address: 198.51.100.1', times: 300, perSeconds: 3600 })
    await app.sql`insert into app.rate_limits (key, window_start, hits) values (${key}, ${app.clock.now()}, 300)`
    const turn = { lane: 'sign-in', network: '198.51.100.0/24', usedUp: undefined, spent: () => undefined } as const
    const hash = () => inTurn(turn, () => hashPassword('x')).then(String, String)
    const keepQueueFull = setInterval(() => void hash(), 1)
    try {
      await expect.poll(hash).toContain('HashQueueFull')
      expect((await signUp('198.51.100.1')).error).toMatchObject({ code: 'over_request_rate_limit', status: 429 })
      const body = JSON.stringify({ email: newEmail(), password: PASSWORD })
      const busy = await app.fetchFrom('198.51.100.2')('/auth/v1/signup', {
        method: 'POST',
        headers: { 'x-supabase-api-version': '2024-01-01' },
        body,
      })
      expect(busy.status).toBe(503)
      expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await busy.json()).toMatchObject({ code: 'request_timeout' })
      // Another network does not wait behind this one.
      expect((await signUp('203.0.113.2')).error).toBeNull()
    } finally {
      clearInterval(keepQueueFull)
    }
  })

  test('that outgrows the queue is told to come back, and makes no sign-in fail', async () => {
    const { email, device } = await patientAtHome()
    const flood = Array.from({ length: 200 }, (_, i) => signUp(`198.51.101.${i}`))
    const signIn = browser('192.0.2.10', device).signInWithPassword({ email, password: PASSWORD })
    expect((await signIn).error).toBeNull()
    const refused = (await Promise.all(flood)).flatMap(({ error }) => error ?? [])
    expect(refused.length).toBeGreaterThan(0)
    for (const error of refused) expect(error).toMatchObject({ status: 503 })
  }, 120_000)

  test('has to pay for each with a proof of work, where the settings ask for one', async () => {
    const strict = await startTestApp({ settings: { SIGN_IN_SECURITY_CHECK: 'on' } })
    const attempt = async (captchaToken?: string) => {
      const options = captchaToken === undefined ? {} : { options: { captchaToken } }
      return (await strict.visitor().auth.signUp({ email: newEmail(), password: PASSWORD, ...options })).error
    }
    expect((await attempt())?.code).toBe('captcha_failed')
    expect(await attempt(await solveSecurityCheck(strict.visitor()))).toBeNull()
  })
})

describe('a flood of requests for codes', () => {
  type Ask = (auth: ReturnType<typeof browser>, captchaToken?: string) => Promise<{ error: unknown }>
  const asks: [string, Ask][] = [
    ['/otp', (auth, captchaToken) => auth.signInWithOtp({ email: newEmail(), options: { ...proof(captchaToken) } })],
    ['/recover', (auth, captchaToken) => auth.resetPasswordForEmail(newEmail(), proof(captchaToken))],
    [
      '/resend',
      (auth, captchaToken) => auth.resend({ email: newEmail(), type: 'signup', options: proof(captchaToken) }),
    ],
  ]
  const proof = (captchaToken?: string) => (captchaToken === undefined ? {} : { captchaToken })

  test.each(asks)('%s: the first few of a network are free, the others cost a proof of work each', async (_, ask) => {
    const strict = await startTestApp({ settings: { SIGN_IN_SECURITY_CHECK: 'on' } })
    const { auth } = strict.visitor()
    for (let i = 0; i < 5; i++) expect((await ask(auth)).error).toBeNull()
    expect((await ask(auth)).error).toMatchObject({ code: 'captcha_failed', status: 400 })
    const check = await solveSecurityCheck(strict.visitor())
    expect((await ask(auth, check)).error).toBeNull()
    expect((await ask(auth, check)).error).toMatchObject({ code: 'captcha_failed' })
    expect((await ask(auth, 'invented')).error).toMatchObject({ code: 'captcha_failed' })
  })
})
