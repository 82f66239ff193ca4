import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { codeOf, newTotpSecret } from '#server/identity/totp.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, newPhone, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp
let passwordHash: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { SECOND_STEP: 'on' } })
  passwordHash = await hashPassword(PASSWORD)
})

const HOME = '192.0.2.10'
const ELSEWHERE = '198.51.100.10'
const attacker = (site: number) => `203.0.${site}.1`

function browser(address: string, device?: string) {
  return createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { fetch: app.fetchFrom(address), headers: device ? { 'x-device': device } : {} },
  })
}

/** A browser of somebody who knows the password. Its second step is due. */
async function withPassword(email: string, address: string, device?: string) {
  const client = browser(address, device)
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  return client
}

type Browser = Awaited<ReturnType<typeof withPassword>>

async function owner(userType: 'patient' | 'student' | 'admin' = 'student') {
  const { person } = await app.as(userType)
  await app.sql`update auth.users set encrypted_password = ${passwordHash} where id = ${person.id}`
  return person
}

const isIn = async (client: Browser) => (await client.from('profiles').select('id')).error === null

describe('strangers with the password of somebody with an authenticator app', () => {
  async function ownerOfApp() {
    const { id, email } = await owner('admin')
    const secret = newTotpSecret()
    const [factor] = await app.sql<{ id: string }[]>`
      insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', ${secret})
      returning id`
    const verify = async (client: Browser, code: string) =>
      (await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error
    const rightCode = () => {
      app.clock.advance({ seconds: 31 })
      return codeOf(secret, app.clock.now())
    }
    return { email, verify, rightCode }
  }

  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

  type Owner = Awaited<ReturnType<typeof ownerOfApp>>

  /** Five networks that have nothing in common try ten codes each: all that strangers may try in a day. */
  async function useUpTheDay({ email, verify, rightCode }: Owner) {
    const sites = await Promise.all([1, 2, 3, 4, 5].map((site) => withPassword(email, attacker(site))))
    for (let round = 0; round < 2; round++) {
      for (const site of sites)
        for (let i = 0; i < 5; i++)
          expect((await verify(site, wrong(rightCode())))?.code).toBe('mfa_verification_failed')
      app.clock.advance({ minutes: 5, seconds: 1 })
    }
  }

  test('use up their own tries, and not those of the owner', async () => {
    const { email, verify, rightCode } = await ownerOfApp()
    const stranger = await withPassword(email, attacker(1))
    const codes = []
    for (let i = 0; i < 6; i++) codes.push((await verify(stranger, wrong(rightCode())))?.code)
    expect(codes).toEqual([...Array<string>(5).fill('mfa_verification_failed'), 'over_request_rate_limit'])
    expect((await verify(stranger, rightCode()))?.code).toBe('over_request_rate_limit')

    const home = await withPassword(email, HOME)
    expect(await verify(home, rightCode())).toBeNull()
    expect(await isIn(home)).toBe(true)
  })

  test('get ten tries a day from one network, and read how long they have to wait', async () => {
    const { email, verify } = await ownerOfApp()
    const stranger = await withPassword(email, attacker(1))
    const refusals = []
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 5; i++) await verify(stranger, '000000')
      refusals.push(await verify(stranger, '000000'))
      app.clock.advance({ minutes: 5, seconds: 1 })
    }
    const waits = refusals.map((refusal) => retryAfterSecondsIn(refusal?.message ?? '') ?? 0)
    // The time that the test itself takes passes as well.
    for (const [round, whole] of [300, 24 * 3600 - 301, 24 * 3600 - 602].entries()) {
      expect(waits[round]).toBeLessThanOrEqual(whole)
      expect(waits[round]).toBeGreaterThan(whole - 60)
    }
  })

  test('do not get more of them by many addresses of one site', async () => {
    const { email, verify } = await ownerOfApp()
    let allowed = 0
    for (let i = 0; i < 8; i++) {
      const stranger = await withPassword(email, `2001:db8:77:${(i * 256).toString(16)}::1`)
      for (let n = 0; n < 5; n++)
        if ((await verify(stranger, '000000'))?.code === 'mfa_verification_failed') allowed += 1
      app.clock.advance({ minutes: 5, seconds: 1 })
    }
    expect(allowed).toBe(20)
  })

  test('do not get more of them by trying at the same moment', async () => {
    const { email, verify } = await ownerOfApp()
    const stranger = await withPassword(email, attacker(1))
    const errors = await Promise.all(Array.from({ length: 20 }, () => verify(stranger, '000000')))
    expect(errors.filter((error) => error?.code === 'mfa_verification_failed')).toHaveLength(5)
  })

  test('are stopped from everywhere for the day, and a device of the owner never is', async () => {
    const person = await ownerOfApp()
    const { email, verify, rightCode } = person
    const device = crypto.randomUUID()
    expect(await verify(await withPassword(email, HOME, device), rightCode())).toBeNull()
    await useUpTheDay(person)

    expect((await verify(await withPassword(email, attacker(6)), rightCode()))?.code).toBe('over_request_rate_limit')
    const invented = await withPassword(email, attacker(7), crypto.randomUUID())
    expect((await verify(invented, rightCode()))?.code).toBe('over_request_rate_limit')
    expect(await verify(await withPassword(email, ELSEWHERE, device), rightCode())).toBeNull()
    app.clock.advance({ hours: 24 })
    expect(await verify(await withPassword(email, attacker(6)), rightCode())).toBeNull()
  })

  test('never keep a recovery code from its owner', async () => {
    const person = await ownerOfApp()
    const { email, verify, rightCode } = person
    const signedIn = await withPassword(email, HOME)
    await verify(signedIn, rightCode())
    const { data } = await signedIn.auth.mfa.recoveryCodes.generate()
    await useUpTheDay(person)
    for (let site = 1; site <= 6; site++) {
      const stranger = await withPassword(email, attacker(site))
      for (let i = 0; i < 61; i++) await stranger.auth.mfa.recoveryCodes.verify({ code: `faux${i}` })
      const { error } = await stranger.auth.mfa.recoveryCodes.verify({ code: 'faux' })
      expect(error?.code).toBe('over_request_rate_limit')
    }

    const elsewhere = await withPassword(email, ELSEWHERE)
    expect((await verify(elsewhere, rightCode()))?.code).toBe('over_request_rate_limit')
    const [code = ''] = data?.codes ?? []
    expect((await elsewhere.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
    expect(await isIn(elsewhere)).toBe(true)
  }, 60_000)

  test('do not keep the owner from proving it again in their session', async () => {
    const person = await ownerOfApp()
    const { email, verify, rightCode } = person
    const home = await withPassword(email, HOME)
    expect(await verify(home, rightCode())).toBeNull()
    await useUpTheDay(person)
    expect(await verify(home, rightCode())).toBeNull()
  })

  test('right codes are not counted', async () => {
    const { email, verify, rightCode } = await ownerOfApp()
    for (let i = 0; i < 12; i++) expect(await verify(await withPassword(email, HOME), rightCode())).toBeNull()
  })
})

describe('strangers with the password of somebody who gets codes by mail', () => {
  test('do not void a code by wrong guesses', async () => {
    const { email } = await owner()
    const home = await withPassword(email, HOME)
    await home.auth.mfa.challenge({ factorId: 'email' })
    const code = await codeMailedTo(app, email)
    const verify = (client: Browser, given: string) =>
      client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code: given })
    const stranger = await withPassword(email, attacker(1))
    for (let i = 0; i < 5; i++) expect((await verify(stranger, 'faux')).error?.code).toBe('mfa_verification_failed')
    expect((await verify(home, code)).error).toBeNull()
    expect(await isIn(home)).toBe(true)
  })

  test('do not use up the mails of an hour', async () => {
    const { email } = await owner()
    const stranger = await withPassword(email, attacker(1))
    const ask = async (client: Browser) => (await client.auth.mfa.challenge({ factorId: 'email' })).error?.code
    for (let i = 0; i < 6; i++) {
      expect(await ask(stranger)).toBeUndefined()
      app.clock.advance({ seconds: 61 })
    }
    expect(await ask(stranger)).toBe('over_email_send_rate_limit')
    expect(await ask(await withPassword(email, HOME))).toBeUndefined()
  })
})

describe('strangers with the password of somebody who gets codes by text message', () => {
  async function ownerOfPhone(status: 'verified' | 'unverified') {
    const { id, email } = await owner()
    const [factor] = await app.sql<{ id: string }[]>`
      insert into auth.factors (user_id, factor_type, status, phone) values (${id}, 'phone', ${status}, ${newPhone()})
      returning id`
    const ask = async (client: Browser) =>
      (await client.auth.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })).error?.code
    return { email, ask }
  }

  test('do not use up the messages of a day', async () => {
    const { email, ask } = await ownerOfPhone('verified')
    const stranger = await withPassword(email, attacker(1))
    for (let i = 0; i < 10; i++) {
      expect(await ask(stranger)).toBeUndefined()
      app.clock.advance({ seconds: 61 })
    }
    expect(await ask(stranger)).toBe('over_sms_send_rate_limit')
    expect(await ask(await withPassword(email, HOME))).toBeUndefined()
  })

  test('get none to a number that was never proved', async () => {
    const { email, ask } = await ownerOfPhone('unverified')
    expect(await ask(await withPassword(email, attacker(1)))).toBe('insufficient_aal')
  })
})

describe('strangers who ask for a new password in the name of somebody', () => {
  const ask = async (email: string, address: string, device?: string) =>
    (await browser(address, device).auth.resetPasswordForEmail(email)).error?.code

  test('do not keep it from them: each network has its own mails', async () => {
    const { email } = await owner()
    for (let i = 0; i < 6; i++) {
      expect(await ask(email, attacker(1))).toBeUndefined()
      app.clock.advance({ seconds: 61 })
    }
    expect(await ask(email, attacker(1))).toBe('over_email_send_rate_limit')
    expect(await ask(email, HOME)).toBeUndefined()
  })

  test('from many networks are stopped, and a device of the owner is not', async () => {
    const { id, email } = await owner()
    const device = crypto.randomUUID()
    const client = await withPassword(email, HOME, device)
    await client.auth.mfa.challenge({ factorId: 'email' })
    const code = await codeMailedTo(app, email)
    await client.auth.mfa.verify({ factorId: 'email', challengeId: 'email', code })
    expect(await app.sql`select from auth.trusted_devices where user_id = ${id}`).toHaveLength(1)
    for (let i = 0; i < 30; i++) {
      expect(await ask(email, attacker(i))).toBeUndefined()
      // Right after a stranger: the minute between two mails is not shared either.
      if (i === 0) expect(await ask(email, ELSEWHERE, device)).toBeUndefined()
      app.clock.advance({ seconds: 61 })
    }
    expect(await ask(email, HOME)).toBe('over_email_send_rate_limit')
    expect(await ask(email, HOME, crypto.randomUUID())).toBe('over_email_send_rate_limit')
    expect(await ask(email, HOME, device)).toBeUndefined()
  })
})
