import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { type OidcProvider, OidcRefused } from '../../../identity/oidc/oidc-provider.ts'
import type { OidcProviders } from '../../../identity/oidc/oidc-providers.ts'
import { describeError } from '../../../log.ts'
import { AuthError } from '../auth-error.ts'
import { challengeFields, challengeOf } from '../codes/code-challenge.ts'
import { countApart } from '../limits.ts'
import { readBody } from '../read-body.ts'
import { allowedRedirect, withError } from '../redirects.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { finishOidcJourney } from './finish-oidc-journey.ts'
import { keepJourney, takeJourney } from './oidc-journeys.ts'

/**
 * Login CSRF: a cookie ties the OIDC sign-in to the browser that began it, so that
 * nobody can finish theirs in another browser.
 */
const STATE_COOKIE = 'oidc-state'

const ssoBody = z.object({
  provider_id: z.string().optional(),
  domain: z.string().optional(),
  redirect_to: z.string().nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
})

interface OAuthRequest {
  provider: OidcProvider
  redirectTo: string | undefined
  scopes?: string
  codeChallenge: string | undefined
  linkingUserId?: string
}

/** OIDC sign-in with the configured providers, and linking one to an account. */
export function createOidcRoutes(deps: Deps, providers: OidcProviders, requireSession: RequireSession): Hono<HonoEnv> {
  const { db, clock, settings, log } = deps
  const routes = new Hono<HonoEnv>()

  routes.get('/authorize', async (c) => {
    const provider = await providers.find(c.req.query('provider'))
    if (!provider) throw notEnabled()
    const { redirect_to: redirectTo, scopes, ...query } = c.req.query()
    const url = await begin(c, { provider, redirectTo, scopes, codeChallenge: challengeOf(query) })
    return c.redirect(url, 302)
  })

  routes.get('/user/identities/authorize', async (c) => {
    const { account, session } = await requireSession(c)
    if (providers.isEmpty) throw new AuthError('manual_linking_disabled')
    const provider = await providers.find(c.req.query('provider'))
    if (!provider) throw notEnabled()
    if (!isFreshlyAuthenticated(session.amr, clock())) throw new AuthError('reauthentication_needed')
    const { redirect_to: redirectTo, scopes, skip_http_redirect: isAsked, ...query } = c.req.query()
    const request = { provider, redirectTo, scopes, codeChallenge: challengeOf(query), linkingUserId: account.id }
    const url = await begin(c, request)
    return isAsked === 'true' ? c.json({ url }) : c.redirect(url, 302)
  })

  routes.post('/sso', async (c) => {
    const { provider_id: id, domain, redirect_to, skip_http_redirect: isAsked, ...query } = await readBody(c, ssoBody)
    if (providers.isEmpty) throw new AuthError('saml_provider_disabled')
    const provider = domain === undefined ? await providers.find(id) : await providers.findByDomain(domain)
    if (!provider) throw new AuthError('sso_provider_not_found')
    const url = await begin(c, { provider, redirectTo: redirect_to ?? undefined, codeChallenge: challengeOf(query) })
    return isAsked ? c.json({ url }) : c.redirect(url, 303)
  })

  routes.get('/callback', async (c) => {
    const state = c.req.query('state') ?? ''
    const journey = await db.asService((sql) => takeJourney(sql, state, clock()))
    const site = allowedRedirect(undefined, settings)
    if (!journey || getCookie(c, STATE_COOKIE) !== state)
      return c.redirect(withError(site, new AuthError('bad_oauth_state'), false), 303)
    try {
      return c.redirect(await finishOidcJourney(deps, providers, journey, new URL(c.req.url)), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) log.warn('sign-in by a provider failed', describeError(error))
      const refusal = error instanceof AuthError ? error : new AuthError('bad_oauth_callback')
      return c.redirect(withError(journey.redirectTo, refusal, journey.codeChallenge !== null), 303)
    }
  })

  // A form_post response comes cross-site, without our SameSite cookie; the redirect to GET sends it.
  routes.post('/callback', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    return c.redirect(`${settings.PUBLIC_URL}/auth/v1/callback?${form}`, 303)
  })

  async function begin(c: Context<HonoEnv>, request: OAuthRequest): Promise<string> {
    const { provider, scopes, codeChallenge = null, linkingUserId = null } = request
    const redirectTo = allowedRedirect(request.redirectTo, settings)
    const now = clock()
    await countApart(db, 'provider journey by address', c.get('address'), now)
    const { url, ...journey } = await provider.begin({ scopes }).catch((cause: unknown) => {
      log.warn('a sign-in provider is out of reach', { provider: provider.name, ...describeError(cause) })
      throw cause instanceof OidcRefused ? cause : new AuthError('provider_unreachable')
    })
    const kept = { ...journey, provider: provider.name, redirectTo, codeChallenge, linkingUserId }
    await db.asService((sql) => keepJourney(sql, kept, now))
    setCookie(c, STATE_COOKIE, journey.state, {
      path: '/auth/v1/callback',
      httpOnly: true,
      sameSite: 'Lax',
      secure: settings.PUBLIC_URL.startsWith('https:'),
      maxAge: 600,
    })
    return url
  }

  return routes
}

function notEnabled(): AuthError {
  return new AuthError('validation_failed', { message: 'Unsupported provider: provider is not enabled' })
}
