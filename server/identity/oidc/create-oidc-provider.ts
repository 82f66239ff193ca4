import * as client from 'openid-client'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { type OidcPerson, type OidcProvider, type OidcProviderSettings, OidcRefused } from './oidc-provider.ts'
import { createReadIdToken } from './read-id-token.ts'
import { refuseMisissued } from './refuse-misissued.ts'

const TIMEOUT_SECONDS = 10

const personClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  // Some providers send a string instead of a boolean.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).default(false),
  name: z.string().max(200).optional(),
})

/** Standard OIDC provider, discovered by its issuer on first use. */
export function createOidcProvider(
  name: string,
  settings: OidcProviderSettings,
  { redirectUri, clock }: { redirectUri: string; clock: Clock },
): OidcProvider {
  const discovered = once(() => discover(settings))
  const readIdToken = createReadIdToken(settings, discovered, clock)
  return {
    name,
    label: settings.label,
    domains: settings.domains,
    async begin({ scopes = '' }) {
      const config = await discovered()
      const journey = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: [...new Set(`${settings.scopes} ${scopes}`.trim().split(/\s+/))].join(' '),
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(journey.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { ...journey, url: url.href }
    },
    async complete(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await discovered()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
      const url = new URL(redirectUri)
      url.search = callbackUrl.search
      const tokens = await believed(client.authorizationCodeGrant(config, url, checks))
      const claims = tokens.claims()
      if (!claims) throw new OidcRefused('no identity was given')
      refuseMisissued(claims, settings.client_id, clock())
      const isTold = typeof claims.email === 'string' || config.serverMetadata().userinfo_endpoint === undefined
      const said = isTold
        ? claims
        : { ...claims, ...(await believed(client.fetchUserInfo(config, tokens.access_token, claims.sub))) }
      return personOf(said)
    },
    async readIdToken(token, options) {
      return personOf(await readIdToken(token, options))
    },
  }
}

async function discover({ issuer, client_id, client_secret }: OidcProviderSettings): Promise<client.Configuration> {
  const url = new URL(issuer)
  const isLocal = url.protocol === 'http:'
  const config = await client.discovery(url, client_id, client_secret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isLocal ? [client.allowInsecureRequests] : [],
  })
  client.enableNonRepudiationChecks(config)
  return config
}

/** A failed discovery is not cached: the provider may be back the next time. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

async function believed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw new OidcRefused('the provider was not believed', { cause })
  }
}

function personOf(claims: unknown): OidcPerson {
  const parsed = personClaims.safeParse(claims)
  if (!parsed.success) throw new OidcRefused('the identity has another form')
  const { sub, email, email_verified, name } = parsed.data
  return { subject: sub, email: email?.trim().toLowerCase(), isEmailVerified: email_verified, name }
}
