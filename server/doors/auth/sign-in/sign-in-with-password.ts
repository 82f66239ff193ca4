import type { Context } from 'hono'
import { z } from 'zod'
import { isDemoAccount } from '#domain/auth/demo-accounts.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { verifyPassword } from '../../../identity/password-hash.ts'
import { isBanned } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { passwordField } from '../fields.ts'
import { reachFields, reachOf } from '../reach.ts'
import { readBody } from '../read-body.ts'
import { isSecondStepDue } from '../sessions/second-step-due.ts'
import { presentSession, startSession } from '../sessions/session.ts'
import { requireSecurityCheck, securityCheckFields } from './require-security-check.ts'
import { blocked, findAccountToTry, recordFailure } from './sign-in-failures.ts'
import { deviceOf, trustDevice } from './trusted-devices.ts'

/** « Rester connecté ». A header, because the official client's call has no field for it. */
const STAY_SIGNED_IN_HEADER = 'x-stay-signed-in'
/** Number of failures, for « Tentative {n}/3 ». */
const FAILURES_HEADER = 'x-failed-attempts'

const body = z.object({
  ...reachFields,
  password: passwordField,
  ...securityCheckFields,
})

/** `POST /token?grant_type=password`. Unknown account and wrong password have the same answer and timing. */
export function signInWithPassword(deps: Deps) {
  const { db, keys, clock, settings } = deps
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { password, gotrue_meta_security: security, ...who } = await readBody(c, body)
    const reach = reachOf(who)
    await requireSecurityCheck(deps, security, clock())
    const device = deviceOf(c)
    const attempt = { reach, address: c.get('address'), device }
    const { account, failures, knowsDevice } = await findAccountToTry(db, attempt, clock())
    const isRight = await verifyPassword(password, account?.encrypted_password)
    const now = clock()

    if (!account || !isRight) {
      const noted = await db.asService((sql) => recordFailure(sql, failures, now))
      const headers = { [FAILURES_HEADER]: String(noted.failures) }
      throw noted.blockedUntil
        ? blocked(noted.blockedUntil, now, headers)
        : new AuthError('invalid_credentials', { headers })
    }
    if (reach.phone !== undefined && !account.phone_confirmed_at) throw new AuthError('phone_not_confirmed')
    if (reach.email !== undefined && !account.email_confirmed_at) throw new AuthError('email_not_confirmed')
    if (isBanned(account, now)) throw new AuthError('user_banned')
    const staySignedIn = c.req.header(STAY_SIGNED_IN_HEADER) === 'true'
    const started = await db.asService(async (sql) => {
      const secondStepDue = await isSecondStepDue(sql, settings, account, device, now)
      // Without a second step, the password alone makes the device trusted.
      if (!secondStepDue && !knowsDevice) await trustDevice(sql, account.id, device, now)
      return startSession(sql, account, {
        method: 'password',
        isDemo: settings.DEMO && isDemoAccount(account.email),
        provider: reach.phone === undefined ? 'email' : 'phone',
        staySignedIn,
        isFirst: false,
        secondStepDue,
        device: device.name,
        failures,
        now,
      })
    })
    return c.json(await presentSession(keys, started.account, started.session, now))
  }
}
