/** One OpenID Connect provider of the settings. */
export interface OidcProviderSettings {
  issuer: string
  client_id: string
  client_secret: string
  /** Shown on the sign-in page. */
  label: string
  scopes: string
  /** Mail domains whose people sign in here. */
  domains: readonly string[]
}

/** Whom a provider vouches for. */
export interface OidcPerson {
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

/** What must come back from a journey to the provider as it left. */
export interface OidcJourney {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OidcProvider {
  readonly name: string
  readonly label: string
  readonly domains: readonly string[]
  /** The provider's page, and what to remember until the browser returns. */
  begin(options: { scopes?: string }): Promise<OidcJourney & { url: string }>
  /** Who came back; throws OidcRefused when the answer is not the one to this journey. */
  complete(callbackUrl: URL, journey: OidcJourney): Promise<OidcPerson>
  /** Whom a token that the browser got by itself is about; throws OidcRefused unless it was made for us. */
  readIdToken(token: string, options: { nonce?: string; accessToken?: string }): Promise<OidcPerson>
}

/** The provider's answer cannot be believed, or says no. */
export class OidcRefused extends Error {
  override readonly name = 'OidcRefused'
}
