import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/password-hash.ts'
import {
  createdUser,
  newCredentials,
  type OfficialServer,
  signedUp,
  startOfficialServer,
  WRONG_EMAIL,
} from '../../support/official-client.ts'
import { newEmail, newPhone } from '../../support/rows/sign-up.ts'

/** Flows of the official client's own tests of its admin API, reimplemented. */
let server: OfficialServer
const NOBODY = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'

beforeAll(async () => {
  server = await startOfficialServer({ AUTOMATIC_CONFIRMATION: 'off' })
})

describe('the service creates', () => {
  test('a user with what is said of them', async () => {
    const user_metadata = { profile_image: 'https://exemple.fr/avatars/1.png' }
    const user = await createdUser(server, { user_metadata, app_metadata: { roles: ['editor'] } })
    expect(user).toMatchObject({ user_metadata, app_metadata: { provider: 'email', roles: ['editor'] } })
    expect(user.email_confirmed_at).toBeUndefined()
  })

  test('a user who may sign in at once, of any type', async () => {
    const credentials = newCredentials()
    await createdUser(server, { ...credentials, email_confirm: true, app_metadata: { user_type: 'therapist' } })
    const { data, error } = await server.client().auth.signInWithPassword(credentials)
    expect(error).toBeNull()
    expect(data.user?.app_metadata.user_type).toBe('therapist')
  })

  test('a user by number', async () => {
    const phone = newPhone()
    const { data } = await server.admin.createUser({ phone, password: 'abcdef1', phone_confirm: true })
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } })
  })

  test.each([
    [{ email: WRONG_EMAIL }, 'Unable to validate email address: invalid format'],
    [{ email: undefined }, 'Cannot create a user without either an email or phone'],
    [{ password: '123' }, 'Password should be at least 6 characters'],
  ])('nobody from %j', async (wrong, message) => {
    const { data, error } = await server.admin.createUser({ ...newCredentials(), ...wrong })
    expect(error?.message).toContain(message)
    expect(data.user).toBeNull()
  })

  test('a user with an id, a number and a hash from elsewhere', async () => {
    const id = crypto.randomUUID()
    const [phone, email] = [newPhone(), newEmail()]
    const password_hash = await hashPassword('apporté d’ailleurs')
    const user = await createdUser(server, {
      id,
      email,
      phone,
      password: undefined,
      password_hash,
      email_confirm: true,
    })
    expect(user).toMatchObject({ id, email, phone, app_metadata: { providers: ['email', 'phone'] } })
    expect(user.phone_confirmed_at).toBeUndefined()
    expect(user.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone'])
    const signIn = await server.client().auth.signInWithPassword({ email, password: 'apporté d’ailleurs' })
    expect(signIn.error).toBeNull()
    const again = await server.admin.createUser({ ...newCredentials(), id })
    expect(again.error).toMatchObject({ code: 'conflict' })
    const sameNumber = await server.admin.createUser({ ...newCredentials(), phone })
    expect(sameNumber.error).toMatchObject({ code: 'phone_exists' })
  })

  test('an unproved user where addresses are proved by themselves, if asked to', async () => {
    const open = await startOfficialServer()
    const confirmed = await open.admin.createUser(newCredentials())
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
    const credentials = newCredentials()
    const { data } = await open.admin.createUser({ ...credentials, email_confirm: false })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect((await open.client().auth.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed')
  })

  test.each([
    [{ id: 'not-a-uuid' }, 'id must be a UUID'],
    [{ role: 'service_role' }, 'role must be authenticated'],
    [{ password: undefined, password_hash: '$2y$10$abcdefghijklmnopqrstuv' }, 'password_hash must be an argon2id hash'],
    [{ password: undefined, password_hash: '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHQ$aGFzaA' }, 'password_hash'],
    [{ password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaA' }, 'password_hash'],
    [{ nickname: 'Zoé', birthday: 'today' }, 'nickname, birthday cannot be set'],
    [{ email_confirm: 'yes' }, 'email_confirm must be a boolean'],
  ])('nobody by half: %j', async (more, message) => {
    const { data, error } = await server.admin.createUser({ ...newCredentials(), ...more } as object)
    expect(error?.message).toContain(message)
    expect(error?.code).toBe('validation_failed')
    expect(data.user).toBeNull()
  })

  test('nobody twice', async () => {
    const { email } = await createdUser(server)
    const { error } = await server.admin.createUser({ email, password: 'abcdef1' })
    expect(error).toMatchObject({ code: 'email_exists', status: 422 })
  })
})

describe('the service reads', () => {
  test('a page of users, newest first, and how many there are', async () => {
    const user = await createdUser(server)
    const { data, error } = await server.admin.listUsers({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users[0]?.email).toBe(user.email)
    expect(data).toMatchObject({ aud: 'authenticated', total: expect.any(Number), nextPage: 2 })
  })

  test.each([
    { page: -1, perPage: 10 },
    { page: 1, perPage: 100_000 },
  ])('no page like %j', async (page) => {
    const { data, error } = await server.admin.listUsers(page)
    expect(error).not.toBeNull()
    expect(data.users).toEqual([])
  })

  test('one user, or none', async () => {
    const { id, email } = await createdUser(server)
    expect((await server.admin.getUserById(id)).data.user?.email).toBe(email)
    const { data, error } = await server.admin.getUserById(NOBODY)
    expect(error).toMatchObject({ code: 'user_not_found', status: 404 })
    expect(data.user).toBeNull()
  })
})

describe('the service changes', () => {
  test('address and metadata', async () => {
    const { id } = await createdUser(server, { user_metadata: { kept: 1 } })
    const email = newEmail()
    const { data, error } = await server.admin.updateUserById(id, {
      email,
      user_metadata: { favorite_color: 'yellow' },
      app_metadata: { roles: ['admin', 'publisher'] },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      user_metadata: { kept: 1, favorite_color: 'yellow' },
      app_metadata: { roles: ['admin', 'publisher'], user_type: 'patient' },
    })
  })

  test('a key of the metadata set to null goes', async () => {
    const { id } = await createdUser(server, {
      user_metadata: { kept: 1, left: 2, never: null },
      app_metadata: { a: 1, b: 2 },
    })
    const { data } = await server.admin.updateUserById(id, { user_metadata: { left: null }, app_metadata: { a: null } })
    expect(data.user?.user_metadata).toEqual({ kept: 1 })
    expect(data.user?.app_metadata).not.toHaveProperty('a')
    expect(data.user?.app_metadata).toMatchObject({ b: 2, provider: 'email', user_type: 'patient' })
  })

  test('whether an address is proved', async () => {
    const credentials = newCredentials()
    const { data } = await server.client().auth.signUp(credentials)
    const id = data.user?.id ?? ''
    // The account is created by a job, after the response.
    await expect.poll(async () => (await server.admin.getUserById(id)).error).toBeNull()
    const { data: updated } = await server.admin.updateUserById(id, { email_confirm: true })
    expect(updated.user?.email_confirmed_at).toBeTruthy()
    expect((await server.client().auth.signInWithPassword(credentials)).error).toBeNull()
  })

  test('passwords and bans, at which sessions end', async () => {
    const credentials = newCredentials()
    const { id } = await createdUser(server, { ...credentials, email_confirm: true })
    const { auth } = server.client()
    await auth.signInWithPassword(credentials)
    await server.admin.updateUserById(id, { password: 'un autre mot' })
    expect((await auth.getUser()).data.user).toBeNull()
    await auth.signInWithPassword({ ...credentials, password: 'un autre mot' })
    await server.admin.updateUserById(id, { ban_duration: '1h30m' })
    expect((await auth.getUser()).data.user).toBeNull()
    const banned = await auth.signInWithPassword({ ...credentials, password: 'un autre mot' })
    expect(banned.error?.code).toBe('user_banned')
    await server.admin.updateUserById(id, { ban_duration: 'none' })
    expect((await auth.signInWithPassword({ ...credentials, password: 'un autre mot' })).error).toBeNull()
  })

  test('refuses an unknown user and invalid values', async () => {
    expect((await server.admin.updateUserById(NOBODY, { email: newEmail() })).error?.status).toBe(404)
    const { id } = await createdUser(server)
    expect((await server.admin.updateUserById(id, { ban_duration: 'for ever' })).error?.status).toBe(400)
  })
})

describe('the service erases', () => {
  test('a user, once', async () => {
    const { id, email } = await createdUser(server)
    const { data, error } = await server.admin.deleteUser(id)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect((await server.admin.deleteUser(id)).error?.code).toBe('user_not_found')
    const { data: list } = await server.admin.listUsers()
    expect(list.users.map((user) => user.email)).not.toContain(email)
  })

  test('not by half', async () => {
    const { id } = await createdUser(server)
    expect((await server.admin.deleteUser(id, true)).error?.status).toBe(400)
    expect((await server.admin.getUserById(id)).error).toBeNull()
  })
})

describe('the service and factors', () => {
  test('are listed and taken away', async () => {
    const open = await startOfficialServer()
    const { auth, user } = await signedUp(open)
    await auth.mfa.enroll({ factorType: 'totp' })
    const { data } = await open.admin.mfa.listFactors({ userId: user.id })
    expect(data?.factors).toHaveLength(1)
    const id = data?.factors[0]?.id ?? ''
    expect((await open.admin.mfa.deleteFactor({ userId: user.id, id })).error).toBeNull()
    expect((await open.admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
    expect((await open.admin.mfa.deleteFactor({ userId: user.id, id })).error?.code).toBe('mfa_factor_not_found')
    expect((await open.admin.mfa.listFactors({ userId: NOBODY })).error?.code).toBe('user_not_found')
  })

  test('a person is signed out by their own token, not by another', async () => {
    const open = await startOfficialServer()
    const { session, auth } = await signedUp(open)
    expect((await open.admin.signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/)
    expect((await open.admin.signOut(session.access_token)).error).toBeNull()
    expect((await auth.getUser()).data.user).toBeNull()
  })
})

describe('none of it is for', () => {
  const paths = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${NOBODY}`],
    ['PUT', `/admin/users/${NOBODY}`],
    ['DELETE', `/admin/users/${NOBODY}`],
    ['GET', `/admin/users/${NOBODY}/factors`],
    ['DELETE', `/admin/users/${NOBODY}/factors/${NOBODY}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const

  test.each(paths)('visitors, people, administrators or guesses: %s %s', async (method, path) => {
    const { person } = await server.app.as('admin')
    const now = Math.floor(server.app.clock.now().getTime() / 1000)
    const token = await server.app.deps.keys.sign(person.claims, { issuedAt: now, expiresAt: now + 60 })
    const statusOf = async (bearer?: string) => {
      const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
      return (await server.app.fetch(`/auth/v1${path}`, { method, headers })).status
    }
    expect(await statusOf()).toBe(401)
    expect(await statusOf(server.app.deps.settings.PUBLISHABLE_KEY)).toBe(401)
    expect(await statusOf(token)).toBe(403)
    expect(await statusOf('a service key of somebody else, just as long')).toBe(403)
  })
})
