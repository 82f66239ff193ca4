import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export interface OidcSubject {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

const CLIENT_ID = 'mivoix'
const CLIENT_SECRET = 'a secret between the two of them'

interface TokenOptions {
  audience?: string | string[]
  /** In seconds from now. */
  expires?: number
  signedBy?: CryptoKey
}

/** Settings that configure this provider on our server. */
export function oidcSettings(issuer: string, more: object = {}): string {
  return JSON.stringify({
    essai: { issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET, label: 'Essai', ...more },
  })
}

/** A real OpenID Connect provider on its own port, where `person` is signed in and consents to everything. */
export async function startOidcServer(redirectUri: string, port = 0) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: { person: OidcSubject; denies: boolean; changed: JWTPayload } = {
    person: { sub: 'nobody' },
    denies: false,
    changed: {},
  }
  const people = new Map<string, OidcSubject>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const signed = (claims: JWTPayload, by = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(by)
  server.on('request', (request, response) => {
    if (request.url === '/token' && Object.keys(state.changed).length > 0) changeIdToken(response)
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response)
      return
    }
    const result = state.denies
      ? { error: 'access_denied', error_description: 'they said no' }
      : { login: { accountId: state.person.sub } }
    void provider.interactionFinished(request, response, result)
  })

  /** The code flow answers another ID token, as a provider with a fault would. */
  function changeIdToken(response: ServerResponse): void {
    const end = response.end.bind(response)
    Object.assign(response, {
      end: async (body: Buffer | string) => {
        const tokens = JSON.parse(body.toString())
        const idToken = await signed({ ...decodeJwt(tokens.id_token), ...state.changed })
        response.removeHeader('content-length')
        end(JSON.stringify({ ...tokens, id_token: idToken }))
      },
    })
  }

  return {
    issuer,
    settings: (more: object = {}) => oidcSettings(issuer, more),
    /** Changes the person who is signed in at the provider. */
    arrive(person: OidcSubject) {
      people.set(person.sub, person)
      state.person = person
      state.denies = false
      state.changed = {}
    },
    /** Claims of the ID token that the next code is exchanged for. */
    changeClaims(claims: JWTPayload) {
      state.changed = claims
    },
    denyAll() {
      state.denies = true
    },
    close: () => server.close(),
    /** An ID token, as a browser gets one by itself. */
    idToken(
      claims: object,
      { audience = CLIENT_ID, expires = 600, signedBy = privateKey }: TokenOptions = {},
    ): Promise<string> {
      const now = Math.floor(Date.now() / 1000)
      return signed({ iss: issuer, aud: audience, iat: now, exp: now + expires, ...claims }, signedBy)
    },
  }
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>
