import type { Clock } from '../../clock.ts'
import type { Settings } from '../../settings.ts'
import type { OidcProvider } from './oidc-provider.ts'

/** Configured OpenID Connect providers, by name. */
export interface OidcProviders {
  readonly isEmpty: boolean
  /** Display names. */
  readonly labels: Readonly<Record<string, string>>
  find(name: string | undefined): Promise<OidcProvider | undefined>
  findByDomain(domain: string): Promise<OidcProvider | undefined>
}

/** The OIDC library is imported on first use, because most installations have no provider. */
export function createOidcProviders({ OIDC_PROVIDERS, PUBLIC_URL }: Settings, clock: Clock): OidcProviders {
  const known = new Map(Object.entries(OIDC_PROVIDERS))
  const made = new Map<string, OidcProvider>()
  const redirectUri = `${PUBLIC_URL}/auth/v1/callback`

  const find = async (name: string | undefined): Promise<OidcProvider | undefined> => {
    const settings = name === undefined ? undefined : known.get(name)
    if (name === undefined || !settings) return undefined
    const { createOidcProvider } = await import('./create-oidc-provider.ts')
    const provider = made.get(name) ?? createOidcProvider(name, settings, { redirectUri, clock })
    made.set(name, provider)
    return provider
  }

  return {
    isEmpty: known.size === 0,
    labels: Object.fromEntries([...known].map(([name, { label }]) => [name, label])),
    find,
    findByDomain: (domain) => find([...known].find(([, { domains }]) => domains.includes(domain.toLowerCase()))?.[0]),
  }
}
