import type { Context } from 'hono'
import { z } from 'zod'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { OidcRefused } from '../../../identity/oidc/oidc-provider.ts'
import type { OidcProviders } from '../../../identity/oidc/oidc-providers.ts'
import { AuthError } from '../auth-error.ts'
import { countApart } from '../limits.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { presentSession } from '../sessions/session.ts'
import { startProvedSession } from '../sessions/start-proved-session.ts'
import { deviceOf } from '../sign-in/trusted-devices.ts'
import { admitOidcPerson, linkOidcPerson } from './admit-oidc-person.ts'

const body = z.object({
  provider: z.string(),
  id_token: z.string().min(1).max(16_000),
  access_token: z.string().max(16_000).nullish(),
  nonce: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
})

/** `POST /token?grant_type=id_token`: signs in with an ID token that the browser got from the provider. */
export function signInWithIdToken(deps: Deps, providers: OidcProviders, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const given = await readBody(c, body)
    const provider = await providers.find(given.provider)
    if (!provider) throw notEnabled(given.provider)
    const now = deps.clock()
    const linkingUserId = given.link_identity ? await requireFreshPerson(c, now) : undefined
    await countApart(deps.db, 'code try by address', c.get('address'), now)
    const person = await provider
      .readIdToken(given.id_token, { nonce: given.nonce ?? undefined, accessToken: given.access_token ?? undefined })
      .catch((cause: unknown) => {
        throw cause instanceof OidcRefused ? new AuthError('bad_id_token', { message: cause.message }) : cause
      })
    const { account, session } = await deps.db.asService(async (sql) => {
      if (linkingUserId !== undefined) await linkOidcPerson(sql, deps, provider, person, linkingUserId)
      const admitted =
        linkingUserId === undefined
          ? await admitOidcPerson(sql, deps, provider, person)
          : { userId: linkingUserId, isFirst: false }
      const proof = { ...admitted, method: 'oauth', provider: provider.name } as const
      return startProvedSession(sql, deps, proof, deviceOf(c))
    })
    return c.json(await presentSession(deps.keys, account, session, now))
  }

  async function requireFreshPerson(c: Context<HonoEnv>, now: Date): Promise<string> {
    const { account, session } = await requireSession(c)
    if (!isFreshlyAuthenticated(session.amr, now)) throw new AuthError('reauthentication_needed')
    return account.id
  }
}

const issuers = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
])

/** Worded as on the reference server, which names the issuer of known providers. */
function notEnabled(name: string): AuthError {
  const issuer = issuers.get(name) ?? name
  return new AuthError('provider_disabled', { message: `Provider (issuer "${issuer}") is not enabled` })
}
