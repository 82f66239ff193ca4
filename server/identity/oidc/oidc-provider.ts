/** One configured OpenID Connect provider. */
export interface OidcProviderSettings {
  issuer: string
  client_id: string
  client_secret: string
  /** Shown on the sign-in page. */
  label: string
  scopes: string
  /** Email domains whose users sign in here. */
  domains: readonly string[]
}

/** Person authenticated by a provider. */
export interface OidcPerson {
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

/** Values that the provider's response must match. */
export interface OidcJourney {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OidcProvider {
  readonly name: string
  readonly label: string
  readonly domains: readonly string[]
  /** Authorization URL, and the values to store until the browser returns. */
  begin(options: { scopes?: string }): Promise<OidcJourney & { url: string }>
  /** Validates the callback; throws OidcRefused when it does not belong to this sign-in. */
  complete(callbackUrl: URL, journey: OidcJourney): Promise<OidcPerson>
  /** Validates an ID token that the browser got by itself; throws OidcRefused unless it was issued for us. */
  readIdToken(token: string, options: { nonce?: string; accessToken?: string }): Promise<OidcPerson>
}

/** The provider's response is invalid, or a refusal. */
export class OidcRefused extends Error {
  override readonly name = 'OidcRefused'
}
