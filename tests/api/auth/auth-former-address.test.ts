import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { codeMailedTo, linkTokenMailedTo, newEmail, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

/** An account whose mailbox somebody else reads: the owner leaves it for another address. */
async function moved(ask: (email: string) => Promise<{ error: unknown }>) {
  const { client, email } = await signUpAndConfirm(app)
  expect((await ask(email)).error).toBeNull()
  const proofs = { token: await codeMailedTo(app, email, 1), token_hash: await linkTokenMailedTo(app, email) }
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const token = await codeMailedTo(app, next)
  expect((await client.auth.verifyOtp({ email: next, token, type: 'email_change' })).error).toBeNull()
  return { email, ...proofs }
}

describe('what was mailed to an address before the account left it opens nothing any more', () => {
  test('a forgotten password: its link and its code', async () => {
    const { email, token, token_hash } = await moved((to) => app.visitor().auth.resetPasswordForEmail(to))
    const byLink = await app.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(byLink.error?.code).toBe('otp_expired')
    const byCode = await app.visitor().auth.verifyOtp({ email, token, type: 'recovery' })
    expect(byCode.error?.code).toBe('otp_expired')
  })

  test('a sign-in by mail', async () => {
    const { token_hash } = await moved((to) => app.visitor().auth.signInWithOtp({ email: to }))
    const { error } = await app.visitor().auth.verifyOtp({ token_hash, type: 'magiclink' })
    expect(error?.code).toBe('otp_expired')
  })
})
