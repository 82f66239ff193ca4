import { Hono } from 'hono'
import { z } from 'zod'
import { ONE_TIME_CODE_MINUTES } from '#domain/constants.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { Reach } from '../../../identity/create-account.ts'
import { redeemCode } from '../../../identity/one-time-codes.ts'
import { type Account, hasVerifiedFactor } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { requestCode } from '../codes/request-code.ts'
import { countFactorTry, giveBackFactorTry } from '../limits-by-side.ts'
import { refuseUnlessTexted } from '../reach.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { presentSession, type Session, secondsOf } from '../sessions/session.ts'
import { askerOf, deviceOf, trustDevice } from '../sign-in/trusted-devices.ts'

const verifyBody = z.object({ code: z.string().trim() })

/**
 * `/factors/email`: second step by mail, through the official client's factor calls. Every account has it until an
 * authenticator app replaces it. An account without an address gets the code by text message.
 */
export function createMailStepRoutes(deps: Deps, requireSession: RequireSession): Hono<HonoEnv> {
  const { db, clock, keys, settings } = deps
  const routes = new Hono<HonoEnv>()

  routes.post('/challenge', async (c) => {
    const { account, session } = await requireSession(c)
    const now = clock()
    const to = recipientOf(account)
    if (to.phone !== undefined) refuseUnlessTexted(to.phone, settings)
    const request = { purpose: 'reauthentication', to, from: askerOf(c, session) } as const
    await db.asService((sql) => requestCode(sql, deps, { ...request, userId: account.id, isRecipientProved: true }))
    return c.json({ id: 'email', type: 'email', expires_at: secondsOf(now) + ONE_TIME_CODE_MINUTES * 60 })
  })

  routes.post('/verify', async (c) => {
    const { account, session } = await requireSession(c)
    const { code } = await readBody(c, verifyBody)
    const now = clock()
    const { email, phone } = recipientOf(account)
    const sentTo = phone ?? email
    const from = askerOf(c, session)
    const counted = await db.asService((sql) => countFactorTry(sql, account, from, now))
    // Own transaction, so that a failed attempt is counted although the request fails.
    const redeemed = await db.asService((sql) =>
      redeemCode(sql, { sentTo, purposes: ['reauthentication'], userId: account.id, code, from, now }),
    )
    if (!redeemed) throw new AuthError('mfa_verification_failed')
    const passed = await db.asService(async (sql) => {
      await giveBackFactorTry(sql, counted)
      await trustDevice(sql, account.id, deviceOf(c), now)
      const proof = { method: 'otp', timestamp: secondsOf(now) }
      const [raised] = await sql<Session[]>`
        update auth.sessions set aal = 'aal2', second_step_due = false, amr = ${sql.json([proof])} || amr,
          refresh_generation = refresh_generation + 1, recent_rotations = array_append(recent_rotations, ${now}::timestamptz)
        where id = ${session.id} returning *`
      return raised
    })
    if (!passed) throw new AuthError('session_not_found')
    return c.json(await presentSession(keys, account, passed, now))
  })
  return routes
}

/** No downgrade: a code that is sent is refused where the account has an authenticator app. */
function recipientOf(account: Account): Reach {
  const { email, phone, phone_confirmed_at: isPhoneConfirmed } = account
  if (hasVerifiedFactor(account)) throw new AuthError('mfa_factor_not_found')
  if (email) return { email }
  if (phone && isPhoneConfirmed) return { phone }
  throw new AuthError('mfa_factor_not_found')
}
