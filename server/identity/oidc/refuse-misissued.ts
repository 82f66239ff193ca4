import type { JWTPayload } from 'jose'
import { OidcRefused } from './oidc-provider.ts'

/** Tolerance for the clock of a provider. */
const CLOCK_SKEW_SECONDS = 30

/**
 * OpenID Connect Core 3.1.3.7: a token for several audiences names the one that asked for it, and no token comes from
 * the future. Otherwise another site that shares an audience with us could sign in here as its visitors.
 */
export function refuseMisissued({ aud, azp, iat }: JWTPayload, clientId: string, now: Date): void {
  const isShared = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isShared : azp !== clientId)
    throw new OidcRefused('The ID token was issued to another application')
  if (iat === undefined || iat > now.getTime() / 1000 + CLOCK_SKEW_SECONDS)
    throw new OidcRefused('The ID token was issued in the future')
}
