import type { JWTPayload } from 'jose'
import { afterTestFile } from './after-test-file.ts'
import { type Client, startTestApp, type TestApp } from './app.ts'
import { Walker } from './browser/walk.ts'
import { newEmail } from './rows/sign-up.ts'
import { type OidcServer, type OidcSubject, startOidcServer } from './servers/oidc-server.ts'

export const SITE = 'http://localhost:3000'
export const REDIRECT = `${SITE}/login?from=provider`

export interface ProviderJourney {
  app: TestApp
  provider: OidcServer
  /** Signs in through the OAuth provider, as a browser does. */
  signIn: (
    person: OidcSubject,
    options?: { redirectTo?: string; client?: Client; changed?: JWTPayload },
  ) => Promise<{ arrived: URL }>
  /** Links the provider to the account of a signed-in user. */
  link: (client: Client, person: OidcSubject) => Promise<URL>
  /** User of the session in a URL. */
  userOf: (url: URL) => Promise<User | null>
}

type User = NonNullable<Awaited<ReturnType<Client['auth']['getUser']>>['data']['user']>

/** A server with the OAuth provider « essai », also for addresses of universite.fr. */
export async function startProviderJourney(): Promise<ProviderJourney> {
  const provider = await startOidcServer(`${SITE}/auth/v1/callback`)
  afterTestFile(async () => provider.close())
  const app = await startTestApp({
    settings: {
      OIDC_PROVIDERS: provider.settings({ domains: ['universite.fr'] }),
      REDIRECT_URLS: 'https://app.exemple.fr/retour',
    },
    jobs: 'running',
  })
  return {
    app,
    provider,
    async signIn(person, { redirectTo = REDIRECT, client = app.visitor(), changed = {} } = {}) {
      provider.arrive(person)
      provider.changeClaims(changed)
      const { data, error } = await client.auth.signInWithOAuth({
        provider: 'essai' as never,
        options: { redirectTo, skipBrowserRedirect: true },
      })
      if (error) throw error
      const start = data.url.replace('http://mivoix.test', SITE)
      return { arrived: await new Walker(app).follow(start, provider.issuer) }
    },
    async link(client, person) {
      provider.arrive(person)
      const { data: kept } = await client.auth.getSession()
      const walker = new Walker(app)
      const query = new URLSearchParams({ provider: 'essai', redirect_to: REDIRECT, skip_http_redirect: 'true' })
      const answer = await walker.get(`${SITE}/auth/v1/user/identities/authorize?${query}`, {
        authorization: `Bearer ${kept.session?.access_token}`,
      })
      const { url } = await answer.json()
      return walker.follow(url, provider.issuer)
    },
    async userOf(url) {
      const { data } = await app.visitor().auth.getUser(fragmentOf(url).access_token)
      return data.user
    },
  }
}

export const someone = (more: Partial<OidcSubject> = {}): OidcSubject => ({
  sub: crypto.randomUUID(),
  email: newEmail(),
  email_verified: true,
  name: 'Ada Martin',
  ...more,
})

export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
