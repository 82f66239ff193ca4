import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, startTestApp } from '../../support/app.ts'
import { Walker } from '../../support/browser/walk.ts'
import {
  fragmentOf,
  type ProviderJourney,
  REDIRECT,
  SITE,
  someone,
  startProviderJourney,
} from '../../support/provider-journey.ts'
import { newEmail, PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let journey: ProviderJourney

beforeAll(async () => {
  journey = await startProviderJourney()
})

/** A PKCE client, with the storage that keeps its verifier. */
function pkceClient(): Client {
  const kept = new Map<string, string>()
  return createClient('http://mivoix.test', journey.app.deps.settings.PUBLISHABLE_KEY, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: {
      fetch: (input, init) => journey.app.fetch(input instanceof Request ? input.url : input.toString(), init),
    },
  })
}

describe('signing in through a provider', () => {
  test('opens an account at the first time and the same one at the next', async () => {
    const person = someone()
    const { arrived } = await journey.signIn(person)
    expect(arrived.href.split('#')[0]).toBe(REDIRECT)
    const user = await journey.userOf(arrived)
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'essai', providers: ['essai'], user_type: 'patient' },
      user_metadata: { name: 'Ada Martin' },
      identities: [{ provider: 'essai', id: person.sub }],
    })
    expect(user?.email_confirmed_at).toBeTruthy()
    const again = await journey.userOf((await journey.signIn({ ...person, email: newEmail() })).arrived)
    expect(again?.id).toBe(user?.id)
    const claims = JSON.parse(atob(fragmentOf(arrived).access_token?.split('.')[1] ?? ''))
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
  })

  test('leads to the account that has proved the same address, and says so in its identities', async () => {
    const { email, session } = await signUpAndConfirm(journey.app)
    const user = await journey.userOf((await journey.signIn(someone({ email }))).arrived)
    expect(user?.id).toBe(session.user.id)
    expect(user?.app_metadata.providers).toEqual(['email', 'essai'])
    await expect
      .poll(async () => (await journey.app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Une façon de vous connecter a été ajoutée')
    expect((await journey.app.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('does not lead to an account by an address that the provider has not proved', async () => {
    const { email } = await signUpAndConfirm(journey.app)
    const { arrived } = await journey.signIn(someone({ email, email_verified: false }))
    expect(fragmentOf(arrived)).toMatchObject({ error_code: 'provider_email_needs_verification' })
  })

  test('takes the place of a sign-up that never proved the address', async () => {
    const email = newEmail()
    await journey.app.visitor().auth.signUp({ email, password: PASSWORD })
    await expect.poll(async () => (await journey.app.sql`select from auth.users where email = ${email}`).count).toBe(1)
    expect(await journey.userOf((await journey.signIn(someone({ email }))).arrived)).toMatchObject({ email })
    const { error } = await journey.app.visitor().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('needs an address', async () => {
    const { arrived } = await journey.signIn(someone({ email: undefined }))
    expect(fragmentOf(arrived)).toMatchObject({ error: 'access_denied', error_code: 'email_address_not_provided' })
  })

  test('tells when the person says no', async () => {
    journey.provider.denyAll()
    const arrived = await new Walker(journey.app).follow(
      `${SITE}/auth/v1/authorize?provider=essai&redirect_to=${encodeURIComponent(REDIRECT)}`,
      journey.provider.issuer,
    )
    expect(fragmentOf(arrived)).toMatchObject({ error: 'access_denied', error_code: 'oauth_denied' })
  })

  test('exchanges a code for the session, once, with the right secret', async () => {
    const client = pkceClient()
    const { arrived } = await journey.signIn(someone(), { client })
    expect(arrived.hash).toBe('')
    const code = arrived.searchParams.get('code') ?? ''
    const stolen = await journey.app.fetch('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(43) }),
    })
    expect(await stolen.json()).toMatchObject({ code: 'flow_state_not_found' })
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.app_metadata.provider).toBe('essai')
    const again = await journey.app.fetch('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(43) }),
    })
    expect(again.status).toBe(404)
  })

  test.each([
    ['another secret', 0, 'bad_code_verifier'],
    ['a code that waited too long', 6, 'flow_state_expired'],
  ])('refuses %s', async (_, minutes, expected) => {
    const { arrived } = await journey.signIn(someone(), { client: pkceClient() })
    journey.app.clock.advance({ minutes })
    const answer = await journey.app.fetch('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ auth_code: arrived.searchParams.get('code'), code_verifier: 'x'.repeat(43) }),
    })
    expect(await answer.json()).toMatchObject({ code: expected })
  })
})

describe('nobody is brought', () => {
  test.each([
    ['https://app.exemple.fr/retour/ici', 'https://app.exemple.fr/retour/ici'],
    ['/chat', `${SITE}/chat`],
    ['https://voleur.exemple', `${SITE}/`],
    ['https://app.exemple.fr.voleur.exemple/retour', `${SITE}/`],
    ['https://app.exemple.fr@voleur.exemple/retour', `${SITE}/`],
    ['https://app.exemple.fr/retourne', `${SITE}/`],
    ['https://app.exemple.fr/retour/../autre', `${SITE}/`],
    ['//voleur.exemple', `${SITE}/`],
    ['javascript:alert(1)', `${SITE}/`],
  ])('to %s, but to %s', async (redirectTo, expected) => {
    const { arrived } = await journey.signIn(someone(), { redirectTo })
    expect(arrived.href.split('#')[0]).toBe(expected)
  })

  test('into a journey that another browser began', async () => {
    const attacker = new Walker(journey.app)
    const begun = await attacker.get(`${SITE}/auth/v1/authorize?provider=essai`)
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
    const victim = await new Walker(journey.app).get(`${SITE}/auth/v1/callback?state=${state}&code=x`)
    expect(victim.headers.get('location')).toContain('error_code=bad_oauth_state')
  })

  test('back twice, nor with a state of their own', async () => {
    const walker = new Walker(journey.app)
    for (const query of ['', 'state=', 'state=invente&code=x', 'state=%00']) {
      const answer = await walker.get(`${SITE}/auth/v1/callback?${query}`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toContain('error_code=bad_oauth_state')
    }
  })

  test('in with a code that the provider does not know', async () => {
    const walker = new Walker(journey.app)
    const begun = await walker.get(`${SITE}/auth/v1/authorize?provider=essai`)
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
    const iss = encodeURIComponent(journey.provider.issuer)
    const answer = await walker.get(`${SITE}/auth/v1/callback?state=${state}&code=invente&iss=${iss}`)
    expect(answer.headers.get('location')).toContain('error_code=bad_oauth_callback')
  })
})

describe('a provider of a mail domain', () => {
  test('is found by the domain or by its name', async () => {
    const by = async (which: { domain: string } | { providerId: string }) =>
      (await journey.app.visitor().auth.signInWithSSO({ ...which, options: { skipBrowserRedirect: true } })).data?.url
    expect(await by({ domain: 'Universite.fr' })).toContain(journey.provider.issuer)
    expect(await by({ providerId: 'essai' })).toContain(journey.provider.issuer)
    const { error } = await journey.app.visitor().auth.signInWithSSO({ domain: 'ailleurs.fr' })
    expect(error).toMatchObject({ code: 'sso_provider_not_found', status: 404 })
  })
})

describe("a provider's token that the browser got by itself", () => {
  const signInWith = (token: string, nonce?: string) =>
    journey.app.visitor().auth.signInWithIdToken({ provider: 'essai', token, nonce })
  const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

  test('signs in', async () => {
    const person = someone()
    const { data, error } = await signInWith(await journey.provider.idToken(person))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: 'essai' } })
  })

  test('with the nonce it was made for, and no other', async () => {
    const token = await journey.provider.idToken({ ...someone(), nonce: hashed('le mien') })
    expect((await signInWith(token, 'le mien')).error).toBeNull()
    expect((await signInWith(token, 'un autre')).error?.code).toBe('bad_id_token')
    expect((await signInWith(token)).error?.code).toBe('bad_id_token')
    expect((await signInWith(await journey.provider.idToken(someone()), 'le mien')).error?.code).toBe('bad_id_token')
  })

  test('is refused when made for another, expired, signed by another, or nonsense', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const tokens = await Promise.all([
      journey.provider.idToken(someone(), { audience: 'another-site' }),
      journey.provider.idToken(someone(), { expires: -60 }),
      journey.provider.idToken(someone(), { signedBy: privateKey }),
    ])
    for (const token of [...tokens, 'nonsense'])
      expect((await signInWith(token)).error).toMatchObject({ code: 'bad_id_token', status: 400 })
  })
})

describe('an ID token, by a code or got by the browser,', () => {
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

  test.each([
    ['for us alone', () => ({ aud: ['mivoix'] }), true],
    ['for us, asked by us', () => ({ aud: 'mivoix', azp: 'mivoix' }), true],
    ['for two, asked by us', () => ({ aud: ['mivoix', 'another-site'], azp: 'mivoix' }), true],
    ['for two, asked by nobody', () => ({ aud: ['mivoix', 'another-site'] }), false],
    ['for two, asked by the other', () => ({ aud: ['mivoix', 'another-site'], azp: 'another-site' }), false],
    ['for us, asked by another', () => ({ aud: 'mivoix', azp: 'another-site' }), false],
    ['for us, asked by several', () => ({ aud: 'mivoix', azp: ['mivoix'] }), false],
    ['by a clock that is ten seconds fast', () => ({ iat: inSeconds(10) }), true],
    ['in the future', () => ({ iat: inSeconds(60 * 60), exp: inSeconds(2 * 60 * 60) }), false],
    ['at no time', () => ({ iat: undefined }), false],
  ])('issued %s', async (_, claims, isBelieved) => {
    const token = await journey.provider.idToken({ ...someone(), ...claims() })
    const byToken = await journey.app.visitor().auth.signInWithIdToken({ provider: 'essai', token })
    const { arrived } = await journey.signIn(someone(), { changed: claims() })
    const { access_token: accessToken, error_code: errorCode } = fragmentOf(arrived)
    expect({ code: byToken.error?.code, isIn: Boolean(byToken.data.session) }).toEqual({
      code: isBelieved ? undefined : 'bad_id_token',
      isIn: isBelieved,
    })
    expect({ errorCode, isIn: Boolean(accessToken) }).toEqual({
      errorCode: isBelieved ? undefined : 'bad_oauth_callback',
      isIn: isBelieved,
    })
  })
})

describe('without a provider in the settings', () => {
  test('every way says so in the words of the protocol', async () => {
    const bare = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
    const client = bare.visitor()
    const authorize = await bare.fetch('/auth/v1/authorize?provider=google')
    expect(await authorize.json()).toMatchObject({ code: 400, msg: 'Unsupported provider: provider is not enabled' })
    expect((await client.auth.signInWithIdToken({ provider: 'google', token: 'x' })).error?.code).toBe(
      'provider_disabled',
    )
    expect((await client.auth.signInWithSSO({ domain: 'a.fr' })).error?.code).toBe('saml_provider_disabled')
    await client.auth.signUp({ email: newEmail(), password: PASSWORD })
    expect((await client.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('manual_linking_disabled')
    const settings = await (await bare.fetch('/auth/v1/settings')).json()
    expect(settings.external_labels).toEqual({})
  })

  test('a provider out of reach is a calm refusal', async () => {
    const essai = { issuer: 'http://127.0.0.1:9', client_id: 'a', client_secret: 'b', label: 'Essai' }
    const lonely = await startTestApp({ settings: { OIDC_PROVIDERS: JSON.stringify({ essai }) } })
    const answer = await lonely.fetch('/auth/v1/authorize?provider=essai')
    expect(answer.status).toBe(503)
  })
})
