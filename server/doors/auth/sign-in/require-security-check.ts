import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../../../deps.ts'
import { passSecurityCheck } from '../../../security-check.ts'
import { AuthError } from '../auth-error.ts'
import { countAgainst } from '../limits.ts'

/** Where the official client puts what it calls a captcha: here, a proof of work. */
export const securityCheckFields = {
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
}

type Security = { captcha_token?: string | null | undefined } | null | undefined

/** Refuses a call without a solved proof of work, where the settings ask for one. */
export async function requireSecurityCheck({ db, settings }: Deps, security: Security, now: Date): Promise<void> {
  if (!settings.SIGN_IN_SECURITY_CHECK) return
  try {
    await db.asService((sql) => passSecurityCheck(sql, security?.captcha_token, now))
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'security_check_failed') throw new AuthError('captcha_failed')
    throw cause
  }
}

/**
 * For what sends a mail or a text message: the official client asks for it without a captcha unless it is told to, so a
 * network's first few requests need no proof of work. A flood does, and so does whoever sends a proof.
 */
export async function requireSecurityCheckOfMany(
  deps: Deps,
  security: Security,
  address: string,
  now: Date,
): Promise<void> {
  if (!deps.settings.SIGN_IN_SECURITY_CHECK) return
  if (security?.captcha_token) return requireSecurityCheck(deps, security, now)
  await deps.db.asService((sql) => countAgainst(sql, 'unproved code request by address', address, now))
}
