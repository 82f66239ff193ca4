import { type Context, Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { createOidcProviders } from '../../identity/oidc/oidc-providers.ts'
import { presentUser } from './accounts/present-user.ts'
import { presentUserBeforeSecondStep } from './accounts/present-user-before-second-step.ts'
import { signUp } from './accounts/sign-up.ts'
import { updateUser } from './accounts/update-user.ts'
import { createAdminLinkRoutes } from './admin/admin-links.ts'
import { createAdminUserRoutes } from './admin/admin-users.ts'
import { createRequireService } from './admin/require-service.ts'
import { answerAuthError } from './answer-auth-error.ts'
import { AuthError } from './auth-error.ts'
import { askAgain, askForReauthentication, askForRecovery, askForSignInCode } from './codes/ask-for-code.ts'
import { exchangeCode } from './codes/exchange-code.ts'
import { openLink } from './codes/open-link.ts'
import { verifyCode } from './codes/verify-code.ts'
import { createFactorRoutes } from './factors/factors.ts'
import { createMailStepRoutes } from './factors/mail-step.ts'
import { createRecoveryCodeRoutes } from './factors/recovery-codes.ts'
import { unlinkIdentity } from './providers/identities.ts'
import { createOidcRoutes } from './providers/oidc-routes.ts'
import { signInWithIdToken } from './providers/sign-in-with-id-token.ts'
import { canSendSms } from './reach.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { createRequireSession, type RequireSession, requireSecondStep } from './sessions/require-session.ts'
import { signOut } from './sessions/sign-out.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'

/** Bodies are parsed before any rate limit. The largest have two tokens, or metadata, of 16,000 characters each. */
const BODY_MAX_BYTES = 64 * 1024

/** `/auth/v1`: authentication API, in the protocol of the official client. */
export function createAuthDoor(deps: Deps): Hono<HonoEnv> {
  const { settings, keys, clock, log } = deps
  const door = new Hono<HonoEnv>()
  door.onError(answerAuthError(log))
  door.use(
    limitBody(BODY_MAX_BYTES, () => {
      throw new AppError('body_too_large')
    }),
  )

  const requireSession = createRequireSession(deps)
  const requireWholeSession = requireSecondStep(requireSession)
  const requireService = createRequireService(deps)
  const withPassword = signInWithPassword(deps)
  const refresh = refreshSession(deps)
  const providers = createOidcProviders(settings, clock)
  const withExchangeCode = exchangeCode(deps)
  const withIdToken = signInWithIdToken(deps, providers, requireWholeSession)

  door.post('/signup', signUp(deps))
  door.post('/token', (c) => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return withPassword(c)
      case 'refresh_token':
        return refresh(c)
      case 'pkce':
        return withExchangeCode(c)
      case 'id_token':
        return withIdToken(c)
      case 'web3':
        throw new AuthError('web3_provider_disabled')
      default:
        throw new AuthError('validation_failed', { message: 'unsupported_grant_type' })
    }
  })
  door.post('/otp', askForSignInCode(deps))
  door.post('/resend', askAgain(deps))
  door.post('/recover', askForRecovery(deps))
  door.get('/reauthenticate', askForReauthentication(deps, requireSession))
  door.post('/verify', verifyCode(deps, requireWholeSession))
  door.get('/verify', openLink(deps))
  door.get('/user', getUser(requireSession))
  door.put('/user', updateUser(deps, requireWholeSession))
  door.delete('/user/identities/:id', unlinkIdentity(deps, providers, requireWholeSession))
  door.route('/factors/recovery-codes', createRecoveryCodeRoutes(deps, requireSession))
  door.route('/factors/email', createMailStepRoutes(deps, requireSession))
  door.route('/factors', createFactorRoutes(deps, requireSession))
  door.route('/', createOidcRoutes(deps, providers, requireWholeSession))
  door.post('/logout', signOut(deps, requireSession))
  door.route('/admin/users', createAdminUserRoutes(deps, requireService))
  door.route('/', createAdminLinkRoutes(deps, requireService))

  door.get('/.well-known/jwks.json', (c) => c.json(keys.jwks(), 200, { 'cache-control': 'public, max-age=600' }))
  door.get('/health', (c) => c.json({ name: 'Mivoix', description: 'Accounts, in the protocol of GoTrue' }))
  const enabled = Object.fromEntries(Object.keys(providers.labels).map((name) => [name, true]))
  door.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: canSendSms(settings), anonymous_users: settings.ANONYMOUS_SIGN_IN, ...enabled },
      // Display names for the sign-in page.
      external_labels: providers.labels,
      disable_signup: !settings.SIGN_UP,
      mailer_autoconfirm: settings.AUTOMATIC_CONFIRMATION,
      phone_autoconfirm: settings.AUTOMATIC_CONFIRMATION,
      saml_enabled: false,
    }),
  )
  // Unknown paths must fail in this protocol: a mounted Hono app falls through to the application's own 404.
  door.all('*', () => {
    throw new AuthError('not_found')
  })
  return door
}

/** `GET /user`. */
function getUser(requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { account, session } = await requireSession(c)
    return c.json(session.second_step_due ? presentUserBeforeSecondStep(account) : presentUser(account))
  }
}
