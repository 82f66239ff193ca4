import { beforeAll, describe, expect, test } from 'vitest'
import {
  newCredentials,
  type OfficialServer,
  signedUp,
  startOfficialServer,
  tamper,
  WHOLE_SESSION,
  WHOLE_USER,
} from '../../support/official-client.ts'
import { newEmail } from '../../support/rows/sign-up.ts'

/** Flows of the official client's own integration tests, reimplemented: sessions, users, sign-out. */
let server: OfficialServer
const EXPIRED = Math.floor(Date.now() / 1000) - 60

beforeAll(async () => {
  server = await startOfficialServer()
})

describe('a session', () => {
  test('is refreshed with a token given or kept', async () => {
    const { auth, session } = await signedUp(server)
    const given = await auth.refreshSession({ refresh_token: session.refresh_token })
    expect(given.error).toBeNull()
    expect(given.data.session).toMatchObject(WHOLE_SESSION)
    expect(given.data.session?.refresh_token).not.toBe(session.refresh_token)
    const kept = await auth.refreshSession()
    expect(kept.error).toBeNull()
    expect(kept.data.session?.refresh_token).not.toBe(given.data.session?.refresh_token)
    expect(kept.data.user?.email).toBe(session.user.email)
  })

  test('is refreshed by itself when it has run out, once for all who wait', async () => {
    const client = await signedUp(server)
    tamper(client, { expires_at: EXPIRED })
    const before = client.asked.length
    const [one, two] = await Promise.all([client.auth.getSession(), client.auth.getSession()])
    expect(one.data.session?.access_token).not.toBe(client.session.access_token)
    expect(two.data.session?.access_token).toBe(one.data.session?.access_token)
    expect(client.asked.slice(before)).toEqual(['/auth/v1/token'])
  })

  test('is taken over by another client, which may then act', async () => {
    const { session } = await signedUp(server)
    const { auth } = server.client()
    const { data, error } = await auth.setSession(session)
    expect(error).toBeNull()
    expect(data.session).toMatchObject(WHOLE_SESSION)
    expect((await auth.getSession()).data.session).not.toBeNull()
    const { data: updated } = await auth.updateUser({ data: { hello: 'world' } })
    expect(updated.user?.user_metadata).toMatchObject({ hello: 'world' })
  })

  test.each([
    [{ access_token: 'invalid-access-token' }, 'Invalid JWT structure'],
    [{ access_token: expiredToken(), refresh_token: 'invalid-refresh-token' }, 'Refresh Token Not Found'],
    [{ access_token: '' }, 'Auth session missing!'],
    [{ refresh_token: '' }, 'Auth session missing!'],
  ])('is not made of %j', async (wrong, message) => {
    const { auth, session } = await signedUp(server)
    const { data, error } = await auth.setSession({ ...session, ...wrong })
    expect(error?.message).toContain(message)
    expect(data.session).toBeNull()
  })

  test('is none before sign-in', async () => {
    expect(await server.client().auth.getSession()).toMatchObject({ data: { session: null }, error: null })
  })

  test('that was tampered with ends at its next refresh', async () => {
    const client = await signedUp(server)
    tamper(client, { expires_at: EXPIRED, access_token: 'expired-token', refresh_token: 'expired-refresh-token' })
    const { data, error } = await client.auth.getSession()
    expect(error?.message).toContain('Invalid Refresh Token')
    expect(data.session).toBeNull()
  })

  test('tells those who listen', async () => {
    const { auth } = server.client()
    const events: string[] = []
    const { data } = auth.onAuthStateChange((event) => void events.push(event))
    const credentials = newCredentials()
    await auth.signUp(credentials)
    await auth.refreshSession()
    await auth.updateUser({ data: { a: 1 } })
    await auth.signOut()
    data.subscription.unsubscribe()
    await auth.signInWithPassword(credentials)
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  })
})

describe('a user', () => {
  test('is read, changed, and read as changed', async () => {
    const { auth, email } = await signedUp(server)
    const { data, error } = await auth.updateUser({ data: { hello: 'world' } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ ...WHOLE_USER, email, user_metadata: { hello: 'world' } })
    expect((await auth.getUser()).data.user).toMatchObject({ email, user_metadata: { hello: 'world' } })
  })

  test('is nobody without a session', async () => {
    const { auth } = server.client()
    expect((await auth.getUser()).error).not.toBeNull()
    expect((await auth.updateUser({ data: { name: 'x' } })).data.user).toBeNull()
  })

  test.each([true, false])('is sent a way back to the account, told alike (has one: %s)', async (hasAccount) => {
    const email = hasAccount ? (await signedUp(server)).email : newEmail()
    const options = { redirectTo: 'http://localhost:9999/welcome', captchaToken: 'some_token' }
    expect(await server.client().auth.resetPasswordForEmail(email, options)).toEqual({ data: {}, error: null })
  })

  test('proves again who they are, if they can be reached', async () => {
    const { auth } = await signedUp(server)
    expect(await auth.reauthenticate()).toMatchObject({ data: { user: null, session: null }, error: null })
    const nameless = server.client().auth
    await nameless.signInAnonymously()
    expect((await nameless.reauthenticate()).error?.message).toContain(
      'Reauthentication requires the user to have an email or a phone number',
    )
  })
})

describe('sign-out', () => {
  test('ends the session everywhere', async () => {
    const { auth, session } = await signedUp(server)
    expect((await auth.signOut()).error).toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
    expect((await server.client().auth.getUser(session.access_token)).data.user).toBeNull()
  })

  test('succeeds when the account is gone already', async () => {
    const { auth, user } = await signedUp(server)
    await server.admin.deleteUser(user.id)
    expect((await auth.signOut()).error).toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
  })
})

/** An expired token of another server. */
function expiredToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: '1', exp: EXPIRED, role: 'authenticated' })}.c2lnbmF0dXJl`
}
