import { Hono } from 'hono'
import type { HonoEnv } from '../../http/request-context.ts'
import { AuthError } from './auth-error.ts'

/** Ways in that this deployment has no provider for: refused in the protocol's own words. */
export function createNotEnabledRoutes(): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()
  routes.get('/authorize', () => {
    throw new AuthError('validation_failed', { message: 'Unsupported provider: provider is not enabled' })
  })
  routes.get('/user/identities/authorize', () => {
    throw new AuthError('manual_linking_disabled')
  })
  routes.post('/sso', () => {
    throw new AuthError('saml_provider_disabled')
  })
  return routes
}
