import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { BRAND, ONE_TIME_CODE_MINUTES } from '#domain/constants.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { newTotpSecret, totpUri } from '../../../identity/totp.ts'
import { type Account, type AccountFactor, hasVerifiedFactor, userTypeOfAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { requestCode } from '../codes/request-code.ts'
import { canSendSms, phoneField, refuseUnlessTexted } from '../reach.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { presentSession, secondsOf } from '../sessions/session.ts'
import { askerOf, deviceOf } from '../sign-in/trusted-devices.ts'
import { hasUsedFactor } from './has-used-factor.ts'
import { removeFactor } from './remove-factor.ts'
import { verifyFactor } from './verify-factor.ts'

const APP_CHALLENGE_MINUTES = 5
const FACTORS_MAX = 10

const enrolBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(100).nullish(),
  phone: phoneField.optional(),
})
const verifyBody = z.object({ challenge_id: z.uuid('challenge_id is not valid'), code: z.string().trim() })

/** `/factors`: an authenticator app (TOTP) or a telephone as second factor. */
export function createFactorRoutes(deps: Deps, requireSession: RequireSession): Hono<HonoEnv> {
  const { db, clock, settings } = deps
  const routes = new Hono<HonoEnv>()

  routes.post('/', async (c) => {
    const { account, session } = await requireSession(c)
    const { factor_type: type, friendly_name, phone } = await readBody(c, enrolBody)
    if (type !== 'totp' && type !== 'phone') throw new AuthError('mfa_factor_type_not_enabled')
    if (session.second_step_due || (hasVerifiedFactor(account) && !hasUsedFactor(session)))
      throw new AuthError('insufficient_aal', { status: 403 })
    // Account takeover: an attacker who adds a factor on an unlocked screen would lock the owner out.
    if (!isFreshlyAuthenticated(session.amr, clock()))
      throw new AuthError('reauthentication_needed', { message: 'A new factor requires reauthentication' })
    if (account.factors.length >= FACTORS_MAX) throw new AuthError('too_many_enrolled_mfa_factors')
    if (type === 'totp') {
      const secret = newTotpSecret()
      const id = await addFactor(deps, account, { type, friendly_name, secret })
      const uri = totpUri(secret, { issuer: BRAND, account: account.email ?? account.id })
      // The client puts the SVG into a data: URL, where # would start a fragment.
      const qr_code = renderSVG(uri, { blackColor: 'black', whiteColor: 'white' })
      return c.json({ id, type, friendly_name: friendly_name ?? '', totp: { qr_code, secret, uri } })
    }
    if (!canSendSms(settings)) throw new AuthError('mfa_phone_enroll_not_enabled')
    if (phone === undefined) throw new AuthError('validation_failed', { message: 'Phone number required' })
    refuseUnlessTexted(phone, settings)
    const id = await addFactor(deps, account, { type, friendly_name, phone })
    return c.json({ id, type, friendly_name: friendly_name ?? '', phone })
  })

  routes.post('/:id/challenge', async (c) => {
    const { account, session } = await requireSession(c)
    const factor = ownFactor(c.req.param('id'), account)
    // A stolen password alone must not use up the text messages of an account.
    if (session.second_step_due && factor.status === 'unverified') throw new AuthError('insufficient_aal')
    const minutes = factor.phone === undefined ? APP_CHALLENGE_MINUTES : ONE_TIME_CODE_MINUTES
    const expiresAt = new Date(clock().getTime() + minutes * 60_000)
    const challenge = await db.asService(async (sql) => {
      if (factor.phone !== undefined) {
        await requestCode(sql, deps, {
          purpose: 'phone_factor',
          to: { phone: factor.phone },
          userId: account.id,
          isRecipientProved: factor.status === 'verified',
          from: askerOf(c, session),
        })
      }
      const [row] = await sql<{ id: string }[]>`
        insert into auth.challenges (factor_id, expires_at) values (${factor.id}, ${expiresAt}) returning id`
      return row
    })
    return c.json({ id: challenge?.id, type: factor.factor_type, expires_at: secondsOf(expiresAt) })
  })

  routes.post('/:id/verify', async (c) => {
    const signedIn = await requireSession(c)
    const { challenge_id: challengeId, code } = await readBody(c, verifyBody)
    const factor = ownFactor(c.req.param('id'), signedIn.account)
    const now = clock()
    const raised = await verifyFactor(deps, signedIn, {
      factor,
      challengeId,
      code,
      device: deviceOf(c),
      from: askerOf(c, signedIn.session),
      now,
    })
    return c.json(await presentSession(deps.keys, raised.account, raised.session, now))
  })

  routes.delete('/:id', async (c) => {
    const { account, session } = await requireSession(c)
    const factor = ownFactor(c.req.param('id'), account)
    if (factor.status === 'verified' && !hasUsedFactor(session))
      throw new AuthError('insufficient_aal', { status: 422 })
    if (isLastAppOfAdministrator(account, factor)) throw new AuthError('mfa_last_app_of_administrator')
    await db.asService((sql) => removeFactor(sql, deps, account, factor, session.id))
    return c.json({ id: factor.id })
  })
  return routes
}

async function addFactor(
  { db }: Deps,
  account: Account,
  factor: { type: 'totp' | 'phone'; friendly_name?: string | null; secret?: string; phone?: string },
): Promise<string> {
  const row = {
    user_id: account.id,
    friendly_name: factor.friendly_name || null,
    factor_type: factor.type,
    status: 'unverified',
    secret: factor.secret ?? null,
    phone: factor.phone ?? null,
  }
  return db.asService(async (sql) => {
    const [added] = await sql<{ id: string }[]>`
      insert into auth.factors ${sql(row)}
      on conflict on constraint factors_friendly_name_unique do nothing returning id`
    if (!added) throw new AuthError('mfa_factor_name_conflict')
    return added.id
  })
}

function ownFactor(id: string, { factors }: Account): AccountFactor {
  const own = factors.find((factor) => factor.id === id && factor.factor_type !== 'recovery_code')
  if (!own) throw new AuthError('mfa_factor_not_found')
  return own
}

/** Administrators need an authenticator app: the last one can be replaced, not removed. */
function isLastAppOfAdministrator(account: Account, factor: AccountFactor): boolean {
  const apps = account.factors.filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
  return userTypeOfAccount(account) === 'admin' && apps.length === 1 && apps[0]?.id === factor.id
}
