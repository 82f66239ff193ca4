import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { userTypes } from '#domain/profile/user-type.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { makeAdministrator } from '#server/identity/make-administrator.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
})

test('a demonstration has one person of each type, however often it starts', async () => {
  await Promise.all([seedDemo(app.deps.db), seedDemo(app.deps.db)])
  await seedDemo(app.deps.db)
  for (const userType of userTypes) {
    const client = app.visitor()
    const { email } = demoAccounts[userType]
    const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.app_metadata.user_type).toBe(userType)
    const { data: profile } = await client.from('profiles').select('first_name, validated_at').single()
    expect(profile?.first_name).not.toBe('')
    expect(profile?.validated_at !== null).toBe(userType === 'student')
  }
})

test('an administrator is made from nothing', async () => {
  const email = newEmail()
  expect(await makeAdministrator(app.deps.db, email, PASSWORD)).toBe('created')
  const { data } = await app.visitor().auth.signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.app_metadata.user_type).toBe('admin')
})

test('or from an account, whose sessions and password end', async () => {
  const client = app.visitor()
  const email = newEmail()
  await client.auth.signUp({ email, password: PASSWORD })
  expect(await makeAdministrator(app.deps.db, email, 'un mot de passe nouveau')).toBe('promoted')
  expect((await client.auth.getUser()).data.user).toBeNull()
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials')
  const { data } = await client.auth.signInWithPassword({ email, password: 'un mot de passe nouveau' })
  expect(data.user?.app_metadata.user_type).toBe('admin')
  expect((await client.from('profiles').select('user_type').single()).data?.user_type).toBe('admin')
})
