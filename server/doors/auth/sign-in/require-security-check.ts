import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../../../deps.ts'
import { passSecurityCheck } from '../../../security-check.ts'
import { AuthError } from '../auth-error.ts'
import { countApart } from '../limits.ts'

/** The official client's captcha field; here it carries a proof of work. */
export const securityCheckFields = {
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
}

type Security = { captcha_token?: string | null | undefined } | null | undefined

/** Requires a solved proof of work, if enabled in the settings. */
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
 * For requests that send a mail or text message: the official client sends no captcha by default, so the first few
 * requests of a network need no proof of work. Further ones do, and a proof that is sent is always checked.
 */
export async function requireSecurityCheckOfMany(
  deps: Deps,
  security: Security,
  address: string,
  now: Date,
): Promise<void> {
  if (!deps.settings.SIGN_IN_SECURITY_CHECK) return
  if (security?.captcha_token) return requireSecurityCheck(deps, security, now)
  await countApart(deps.db, 'unproved code request by address', address, now)
}
