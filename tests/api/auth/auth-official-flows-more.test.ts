import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#server/identity/totp.ts'
import { type OfficialServer, signedUp, startOfficialServer, tamper } from '../../support/official-client.ts'

/**
 * Flows of the official client's own integration tests, reimplemented: factors, claims, identities, anonymous users.
 */
let server: OfficialServer

beforeAll(async () => {
  server = await startOfficialServer()
})

async function enrolled() {
  const person = await signedUp(server)
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  return { ...person, factorId: data.id, totp: data.totp }
}

describe('a second factor', () => {
  test('is enrolled, challenged, verified, listed and taken away', async () => {
    const { auth, factorId, totp } = await enrolled()
    expect(totp.qr_code).toContain('svg')
    const { data: challenge } = await auth.mfa.challenge({ factorId })
    expect(challenge).toMatchObject({ id: expect.any(String), expires_at: expect.any(Number) })
    const code = codeOf(totp.secret, server.app.clock.now())
    const { data } = await auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })
    expect(data?.access_token).toEqual(expect.any(String))
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    })
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }])
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [], totp: [] })
  })

  test('that was never verified is taken away without a second proof', async () => {
    const { auth, factorId } = await enrolled()
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await auth.mfa.listFactors()).data?.all).toEqual([])
  })

  test.each(['in two calls', 'in one call'])('refuses a wrong code %s', async (way) => {
    const { auth, factorId } = await enrolled()
    const code = '123456'
    const { data: challenge } = await auth.mfa.challenge({ factorId })
    const { data, error } =
      way === 'in one call'
        ? await auth.mfa.challengeAndVerify({ factorId, code })
        : await auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })
    expect(error?.message).toContain('Invalid TOTP code')
    expect(data).toBeNull()
  })

  test('is nothing without a session', async () => {
    const { auth } = server.client()
    const factorId = crypto.randomUUID()
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.message).toContain('Bearer token')
    expect((await auth.mfa.challenge({ factorId })).error).not.toBeNull()
    expect((await auth.mfa.verify({ factorId, challengeId: factorId, code: '1' })).error).not.toBeNull()
    expect((await auth.mfa.unenroll({ factorId })).error).not.toBeNull()
  })
})

describe('claims', () => {
  test('are nothing without a session', async () => {
    expect(await server.client().auth.getClaims()).toEqual({ data: null, error: null })
  })

  test('are verified with the published key, without asking who it is', async () => {
    const { auth, asked, user } = await signedUp(server)
    const before = asked.length
    const { data, error } = await auth.getClaims()
    expect(error).toBeNull()
    expect(data?.claims).toMatchObject({
      sub: user.id,
      email: user.email,
      phone: '',
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.any(String),
      iss: expect.any(String),
      exp: expect.any(Number),
      iat: expect.any(Number),
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    })
    expect(asked.slice(before)).toEqual(['/auth/v1/.well-known/jwks.json'])
  })

  test('of another signature are refused', async () => {
    const client = await signedUp(server)
    const [header, claims] = client.session.access_token.split('.')
    tamper(client, { access_token: `${header}.${claims}.${Buffer.alloc(64).toString('base64url')}` })
    expect((await client.auth.getClaims()).error?.message).toContain('Invalid JWT signature')
  })

  test('of another algorithm are refused by the server', async () => {
    const client = await signedUp(server)
    const [, claims] = client.session.access_token.split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')
    tamper(client, { access_token: `${header}.${claims}.c2lnbmF0dXJl` })
    const { data, error } = await client.auth.getClaims()
    expect(error?.message).toContain('unable to parse or verify signature')
    expect(data).toBeNull()
  })

  test('are refreshed with the session', async () => {
    const client = await signedUp(server)
    tamper(client, { expires_at: Math.floor(Date.now() / 1000) - 3600 })
    expect((await client.auth.getClaims()).data?.claims.email).toBe(client.email)
  })
})

describe('somebody without a name', () => {
  test('signs in, and says what they like', async () => {
    const { auth } = server.client()
    const { data, error } = await auth.signInAnonymously({ options: { data: { info: 'some info' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { info: 'some info' } })
    expect((await auth.getSession()).data.session).not.toBeNull()
    expect((await auth.getClaims()).data?.claims.is_anonymous).toBe(true)
  })

  test('takes one later, and stays the same account', async () => {
    const { auth } = server.client()
    const { data: before } = await auth.signInAnonymously()
    const email = `nouveau-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
    const { data, error } = await auth.updateUser({ email, password: 'abcdef1 et plus' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false })
    const again = await server.client().auth.signInWithPassword({ email, password: 'abcdef1 et plus' })
    expect(again.data.user?.id).toBe(before.user?.id)
  })

  test('is refused by default', async () => {
    const shut = await startOfficialServer({ ANONYMOUS_SIGN_IN: 'off' })
    const { data, error } = await shut.client().auth.signInAnonymously()
    expect(data.session).toBeNull()
    expect(error?.message).toContain('Anonymous sign-ins are disabled')
  })
})

describe('identities', () => {
  test('are listed', async () => {
    const { auth, email } = await signedUp(server)
    const { data } = await auth.getUserIdentities()
    expect(data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
  })

  test('require a session', async () => {
    expect((await server.client().auth.getUserIdentities()).error?.message).toContain('Auth session missing!')
  })

  test('are neither linked nor unlinked where there is no provider', async () => {
    const { auth } = await signedUp(server)
    const options = { redirectTo: 'http://localhost:3000', scopes: 'openid', queryParams: { prompt: 'select_account' } }
    const { error } = await auth.linkIdentity({ provider: 'google', options })
    expect(error?.message).toContain('Manual linking is disabled')
    const [identity] = (await auth.getUserIdentities()).data?.identities ?? []
    if (!identity) throw new Error('no identity')
    expect((await auth.unlinkIdentity(identity)).error?.message).toContain('Manual linking is disabled')
  })
})
