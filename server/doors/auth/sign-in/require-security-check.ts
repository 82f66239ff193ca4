import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../../../deps.ts'
import { passSecurityCheck } from '../../../security-check.ts'
import { AuthError } from '../auth-error.ts'

/** Where the official client puts what it calls a captcha: here, a proof of work. */
export const securityCheckFields = {
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
}

/** Refuses a call without a solved proof of work, where the settings ask for one. */
export async function requireSecurityCheck(
  { db, settings }: Deps,
  security: { captcha_token?: string | null | undefined } | null | undefined,
  now: Date,
): Promise<void> {
  if (!settings.SIGN_IN_SECURITY_CHECK) return
  try {
    await db.asService((sql) => passSecurityCheck(sql, security?.captcha_token, now))
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'security_check_failed') throw new AuthError('captcha_failed')
    throw cause
  }
}
