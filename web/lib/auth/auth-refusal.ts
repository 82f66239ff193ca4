import type { AuthError } from '@supabase/supabase-js'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { appErrorOf } from '../data/errors.ts'
import { publicSettings } from '../public-settings.ts'

/** Error codes of the auth protocol that map to an error of the product. */
const codes: Partial<Record<string, ErrorCode>> = {
  captcha_failed: 'security_check_failed',
  identity_already_exists: 'identity_taken',
  identity_not_found: 'not_found',
  mfa_challenge_expired: 'code_wrong',
  mfa_verification_failed: 'code_wrong',
  otp_expired: 'code_wrong',
  over_email_send_rate_limit: 'too_many_requests',
  over_request_rate_limit: 'too_many_requests',
  over_sms_send_rate_limit: 'too_many_requests',
  phone_exists: 'phone_taken',
  phone_provider_disabled: 'sms_unavailable',
  sms_send_failed: 'sms_unavailable',
  invalid_credentials: 'password_wrong',
  signup_disabled: 'sign_ups_closed',
  reauthentication_needed: 'fresh_proof_needed',
  same_password: 'password_unchanged',
  single_identity_not_deletable: 'identity_is_last',
  user_already_exists: 'account_exists',
}

export function productCodeOf(protocolCode: string | undefined): ErrorCode | undefined {
  return codes[protocolCode ?? '']
}

/** Maps an error of /auth/v1 to an `AppError`. */
export async function authRefusal(error: AuthError): Promise<AppError> {
  if (error.code === 'weak_password') {
    const reasons: unknown = 'reasons' in error ? error.reasons : []
    const isShort = Array.isArray(reasons) && reasons.includes('length')
    const field = { field: 'password', cause: error }
    if (!isShort) return new AppError('password_too_common', field)
    return new AppError('password_too_short', { ...field, params: { n: publicSettings().passwordMinLength } })
  }
  const known = productCodeOf(error.code)
  return known ? new AppError(known, { cause: error }) : appErrorOf(error)
}
