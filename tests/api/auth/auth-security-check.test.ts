import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { SECURITY_CHECKS_PER_MINUTE } from '#domain/constants.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

const { email } = demoAccounts.patient
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { SIGN_IN_SECURITY_CHECK: 'on' } })
  await seedDemo(app.deps.db)
})

const signIn = (captchaToken?: string) =>
  app.visitor().auth.signInWithPassword({
    email,
    password: DEMO_PASSWORD,
    ...(captchaToken && { options: { captchaToken } }),
  })

test('a solved check lets one attempt through', async () => {
  const check = await solveSecurityCheck(app.visitor())
  expect((await signIn(check)).error).toBeNull()
  expect((await signIn(check)).error).toMatchObject({ code: 'captcha_failed' })
})

test('a check made easier by hand is no check of ours', async () => {
  const { challenge, solution } = JSON.parse(atob(await solveSecurityCheck(app.visitor())))
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
  const token = btoa(JSON.stringify({ challenge: easier, solution }))
  expect((await signIn(token)).error).toMatchObject({ code: 'captcha_failed' })
})

test.each([undefined, 'invente', btoa('{}')])('%j is no solved check', async (token) => {
  expect((await signIn(token)).error).toMatchObject({ code: 'captcha_failed', status: 400 })
})

test('a network is given so many checks a minute', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: '{}' }
  const ask = async () => (await app.fetch('/functions/v1/new-security-check', request)).status
  const statuses = await Promise.all(Array.from({ length: SECURITY_CHECKS_PER_MINUTE + 1 }, ask))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  app.clock.advance({ seconds: 61 })
  expect(await ask()).toBe(200)
})
