import { createHash } from 'node:crypto'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import type { Configuration } from 'openid-client'
import type { Clock } from '../../clock.ts'
import { type OidcProviderSettings, OidcRefused } from './oidc-provider.ts'
import { refuseMisissued } from './refuse-misissued.ts'

/** Claims of an ID token issued for us; a nonce or access token sent with it must match. */
export function createReadIdToken(
  { client_id }: OidcProviderSettings,
  discovered: () => Promise<Configuration>,
  clock: Clock,
) {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined

  return async (token: string, given: { nonce?: string; accessToken?: string }): Promise<JWTPayload> => {
    const { issuer, jwks_uri } = (await discovered()).serverMetadata()
    if (!jwks_uri) throw new OidcRefused('the provider publishes no keys')
    keys ??= createRemoteJWKSet(new URL(jwks_uri))
    const now = clock()
    const claims = await verified(token, keys, { issuer, audience: client_id, now })
    refuseMisissued(claims, client_id, now)
    refuseOtherNonce(claims.nonce, given.nonce)
    refuseOtherAccessToken(claims.at_hash, given.accessToken)
    return claims
  }
}

async function verified(
  token: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  { issuer, audience, now }: { issuer: string; audience: string; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    })
    return payload
  } catch (cause) {
    throw new OidcRefused('Bad ID token', { cause })
  }
}

/**
 * The browser sends the nonce, the provider only knows its hash: an intercepted token is useless to others (replay).
 */
function refuseOtherNonce(claimed: unknown, given: string | undefined): void {
  if ((claimed === undefined) !== (given === undefined))
    throw new OidcRefused('Passed nonce and nonce in id_token should either both exist or not.')
  if (given !== undefined && createHash('sha256').update(given).digest('hex') !== claimed)
    throw new OidcRefused('Nonces mismatch')
}

function refuseOtherAccessToken(claimed: unknown, given: string | undefined): void {
  if (claimed === undefined || given === undefined) return
  const expected = createHash('sha256').update(given).digest().subarray(0, 16).toString('base64url')
  if (claimed !== expected) throw new OidcRefused('The access token is not the one of the ID token')
}
