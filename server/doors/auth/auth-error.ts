import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Errors of the protocol: code → status and message, worded as on the reference server. */
const known = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_id_token: [400, 'Bad ID token'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'The answer of the provider could not be believed'],
  bad_oauth_state: [400, 'OAuth state is unknown, used or expired'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
  conflict: [409, 'Something stands against it'],
  email_address_not_provided: [400, 'The provider gave no email address'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  identity_not_found: [422, "Identity doesn't exist"],
  insufficient_aal: [403, 'AAL2 session is required for this operation'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_factor_name_conflict: [422, 'A factor with the same friendly name for this user already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_factor_type_not_enabled: [422, 'MFA enroll is disabled for this type of factor'],
  mfa_last_app_of_administrator: [422, 'An administrator keeps at least one authenticator app'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes cannot be the only factor'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [422, 'A verified factor of this type already exists'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'This endpoint is not offered'],
  oauth_denied: [400, 'access_denied'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'Email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_sms_send_rate_limit: [429, 'SMS rate limit exceeded'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  provider_disabled: [400, 'Provider is not enabled'],
  provider_email_needs_verification: [422, 'The provider has not verified this email address'],
  provider_unreachable: [503, 'The provider does not answer'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_timeout: [503, 'The server is busy, please retry after a moment.'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  same_password: [422, 'New password should be different from the old password.'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sms_send_failed: [422, 'Error sending the text message'],
  sso_provider_not_found: [404, 'No SSO provider assigned for this domain'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of enrolled factors reached'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [400, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  validation_failed: [400, 'Request is not valid'],
  weak_password: [422, 'Password is too weak'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
} as const satisfies Record<string, readonly [status: ContentfulStatusCode, message: string]>

export type AuthErrorCode = keyof typeof known

interface Details {
  message?: string
  status?: ContentfulStatusCode
  retryAfterSeconds?: number
  /** Extra fields of the body defined by the protocol. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export class AuthError extends Error {
  readonly code: AuthErrorCode
  readonly status: ContentfulStatusCode
  readonly details: Details

  constructor(code: AuthErrorCode, details: Details = {}) {
    super(details.message ?? known[code][1])
    this.name = 'AuthError'
    this.code = code
    this.status = details.status ?? known[code][0]
    this.details = details
  }
}
