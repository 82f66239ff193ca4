import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { BRAND } from '#domain/constants.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { newTotpSecret, stepOfCode, totpUri } from '../../identity/totp.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hasVerifiedFactor } from './account.ts'
import { AuthError } from './auth-error.ts'
import { countAgainst } from './limits.ts'
import { raiseSession } from './raise-session.ts'
import { readBody } from './read-body.ts'
import type { RequireSession } from './require-session.ts'
import { presentSession, secondsOf } from './session.ts'

const CHALLENGE_MINUTES = 5
const FACTORS_MAX = 10

const enrolBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(100).nullish(),
})
const verifyBody = z.object({ challenge_id: z.uuid('challenge_id is not valid'), code: z.string().trim() })

interface FactorRow {
  id: string
  status: 'unverified' | 'verified'
  secret: string
  last_used_step: string
}

/** `/factors`: an authenticator app as second proof. */
export function createFactorRoutes(deps: Deps, requireSession: RequireSession): Hono<HonoEnv> {
  const { db, clock } = deps
  const routes = new Hono<HonoEnv>()

  routes.post('/', async (c) => {
    const { factor_type, friendly_name } = await readBody(c, enrolBody)
    const { account, session } = await requireSession(c)
    if (factor_type !== 'totp') throw new AuthError('mfa_factor_type_not_enabled')
    if (session.second_step_due || (hasVerifiedFactor(account) && session.aal !== 'aal2'))
      throw new AuthError('insufficient_aal', { status: 403 })
    if (account.factors.length >= FACTORS_MAX) throw new AuthError('too_many_enrolled_mfa_factors')
    const secret = newTotpSecret()
    const name = friendly_name || null
    const factor = await db.asService(async (sql) => {
      const [row] = await sql<{ id: string }[]>`
        insert into auth.factors (user_id, friendly_name, factor_type, status, secret)
        values (${account.id}, ${name}, 'totp', 'unverified', ${secret})
        on conflict on constraint factors_friendly_name_unique do nothing returning id`
      return row
    })
    if (!factor) throw new AuthError('mfa_factor_name_conflict')
    const uri = totpUri(secret, { issuer: BRAND, account: account.email ?? account.id })
    // The client puts the picture into a data: address, where # would begin a fragment.
    const qr_code = renderSVG(uri, { blackColor: 'black', whiteColor: 'white' })
    return c.json({ id: factor.id, type: 'totp', friendly_name: name ?? '', totp: { qr_code, secret, uri } })
  })

  routes.post('/:id/challenge', async (c) => {
    const factorId = ownTotp(c.req.param('id'), (await requireSession(c)).account.factors)
    const expiresAt = new Date(clock().getTime() + CHALLENGE_MINUTES * 60_000)
    const challenge = await db.asService(async (sql) => {
      const [row] = await sql<{ id: string }[]>`
        insert into auth.challenges (factor_id, expires_at) values (${factorId}, ${expiresAt}) returning id`
      return row
    })
    return c.json({ id: challenge?.id, type: 'totp', expires_at: secondsOf(expiresAt) })
  })

  routes.post('/:id/verify', async (c) => {
    const { challenge_id, code } = await readBody(c, verifyBody)
    const { account, session } = await requireSession(c)
    const factorId = ownTotp(c.req.param('id'), account.factors)
    const now = clock()
    await db.asService((sql) => countAgainst(sql, 'factor try by account', account.id, now))
    const raised = await db.asService(async (sql) => {
      const [challenge] = await sql<{ expires_at: Date }[]>`
        delete from auth.challenges where id = ${challenge_id} and factor_id = ${factorId} returning expires_at`
      if (!challenge || challenge.expires_at <= now) throw new AuthError('mfa_challenge_expired')
      const [factor] = await sql<FactorRow[]>`
        select id, status, secret, last_used_step from auth.factors where id = ${factorId} for update`
      const step = factor && stepOfCode(factor.secret, code, now)
      if (!factor || step === undefined || step <= Number(factor.last_used_step))
        throw new AuthError('mfa_verification_failed')
      await sql`update auth.factors set status = 'verified', last_used_step = ${step}, updated_at = ${now}
        where id = ${factorId}`
      if (factor.status === 'unverified' && account.email)
        await queueMail(sql, deps.jobs, { to: account.email, template: 'second-factor-changed', data: { isOn: true } })
      return raiseSession(sql, { userId: account.id, sessionId: session.id, method: 'totp', now })
    })
    return c.json(await presentSession(deps.keys, raised.account, raised.session, now))
  })

  routes.delete('/:id', async (c) => {
    const { account, session } = await requireSession(c)
    const factorId = ownTotp(c.req.param('id'), account.factors)
    const factor = account.factors.find(({ id }) => id === factorId)
    if (factor?.status === 'verified' && session.aal !== 'aal2')
      throw new AuthError('insufficient_aal', { status: 422 })
    await db.asService(async (sql) => {
      await sql`delete from auth.factors where id = ${factorId}`
      if (factor?.status !== 'verified') return
      const [left] = await sql`
        select from auth.factors where user_id = ${account.id} and factor_type = 'totp' and status = 'verified'`
      if (!left) {
        // Recovery codes recover an app; without one they would be a second password.
        await sql`delete from auth.factors where user_id = ${account.id} and factor_type = 'recovery_code'`
        await sql`update auth.sessions set aal = 'aal1' where user_id = ${account.id}`
      }
      if (account.email)
        await queueMail(sql, deps.jobs, { to: account.email, template: 'second-factor-changed', data: { isOn: false } })
    })
    return c.json({ id: factorId })
  })
  return routes
}

function ownTotp(id: string, factors: readonly { id: string; factor_type: string }[]): string {
  const own = factors.find((factor) => factor.id === id && factor.factor_type === 'totp')
  if (!own) throw new AuthError('mfa_factor_not_found')
  return own.id
}
