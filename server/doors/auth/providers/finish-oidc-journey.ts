import type { Deps } from '../../../deps.ts'
import type { OidcProviders } from '../../../identity/oidc/oidc-providers.ts'
import { isBanned, readAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { issueExchangeCode } from '../codes/exchange-codes.ts'
import { withCode, withFragment } from '../redirects.ts'
import { presentSession } from '../sessions/session.ts'
import { startProvedSession } from '../sessions/start-proved-session.ts'
import { admitOidcPerson, linkOidcPerson } from './admit-oidc-person.ts'
import type { Journey } from './oidc-journeys.ts'

/** OIDC callback: returns the redirect URL, with a session or a PKCE code. */
export async function finishOidcJourney(
  deps: Deps,
  providers: OidcProviders,
  journey: Journey,
  callbackUrl: URL,
): Promise<string> {
  const { db, keys, clock } = deps
  const provider = await providers.find(journey.provider)
  if (!provider) throw new AuthError('provider_disabled')
  const denial = callbackUrl.searchParams.get('error')
  if (denial) throw new AuthError('oauth_denied', { message: denial.slice(0, 100) })
  const person = await provider.complete(callbackUrl, journey)
  const now = clock()

  const exchange = await db.asService(async (sql) => {
    const { linkingUserId } = journey
    if (linkingUserId === null) return admitOidcPerson(sql, deps, provider, person)
    await linkOidcPerson(sql, deps, provider, person, linkingUserId)
    return { userId: linkingUserId, isFirst: false }
  })
  const proof = { ...exchange, method: 'oauth', provider: provider.name } as const

  const { codeChallenge } = journey
  if (codeChallenge !== null) {
    const code = await db.asService(async (sql) => {
      if (isBanned(await readAccount(sql, proof.userId), now)) throw new AuthError('user_banned')
      return issueExchangeCode(sql, proof, codeChallenge, now)
    })
    return withCode(journey.redirectTo, code)
  }
  const { account, session } = await db.asService((sql) => startProvedSession(sql, deps, proof, undefined))
  const { access_token, refresh_token, expires_in, expires_at } = await presentSession(keys, account, session, now)
  return withFragment(journey.redirectTo, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type: 'bearer',
  })
}
