import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { Asker } from '../../../identity/one-time-codes.ts'
import { AuthError } from '../auth-error.ts'
import { allowedRedirect, withCode, withError, withFragment } from '../redirects.ts'
import { presentSession } from '../sessions/session.ts'
import { askerOf, type Device, deviceOf } from '../sign-in/trusted-devices.ts'
import { issueExchangeCode } from './exchange-codes.ts'
import { redeem } from './verify-code.ts'

const query = z.object({
  token: z.string().min(1).max(200),
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']),
})

/**
 * `GET /verify`: a link that lets in by itself. Our own mails lead to a page with a button instead, so that no scanner
 * uses one up; links that an administrator asks for lead here.
 */
export function openLink(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const redirectTo = allowedRedirect(c.req.query('redirect_to'), deps.settings)
    try {
      const asked = query.safeParse(c.req.query())
      if (!asked.success) throw new AuthError('validation_failed', { message: 'Verify requires a token and a type' })
      return c.redirect(await enter(deps, asked.data, redirectTo, { from: askerOf(c), device: deviceOf(c) }), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return c.redirect(withError(redirectTo, error, false), 303)
    }
  }
}

async function enter(
  deps: Deps,
  { token, type }: z.infer<typeof query>,
  redirectTo: string,
  asked: { from: Asker; device: Device },
): Promise<string> {
  const now = deps.clock()
  const { account, session, code } = await redeem(deps, { type, token: { link: token }, ...asked, now })
  const challenge = code.code_challenge
  if (challenge !== null) {
    const method = session.amr[0]?.method ?? 'otp'
    const proof = { userId: account.id, method, provider: 'email', isFirst: code.purpose === 'signup' }
    // The session begins with the exchange, where it is asked for.
    const exchangeCode = await deps.db.asService(async (sql) => {
      await sql`delete from auth.sessions where id = ${session.id}`
      return issueExchangeCode(sql, proof, challenge, now)
    })
    return withCode(redirectTo, exchangeCode)
  }
  const { access_token, refresh_token, expires_in, expires_at } = await presentSession(deps.keys, account, session, now)
  return withFragment(redirectTo, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type: 'bearer',
    type,
  })
}
