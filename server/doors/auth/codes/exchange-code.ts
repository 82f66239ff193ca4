import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { AuthError } from '../auth-error.ts'
import { countAgainst, refuseUsedUp } from '../limits.ts'
import { readBody } from '../read-body.ts'
import { presentSession } from '../sessions/session.ts'
import { startProvedSession } from '../sessions/start-proved-session.ts'
import { deviceOf } from '../sign-in/trusted-devices.ts'
import { redeemExchangeCode } from './exchange-codes.ts'

const body = z.object({
  auth_code: z.string('invalid request: both auth code and code verifier should be non-empty').min(1).max(200),
  code_verifier: z.string('invalid request: both auth code and code verifier should be non-empty').min(1).max(200),
})

/** `POST /token?grant_type=pkce`: exchanges the code of a redirect and its PKCE verifier for a session. */
export function exchangeCode(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { auth_code: code, code_verifier: verifier } = await readBody(c, body)
    const now = deps.clock()
    refuseUsedUp('code try by address', c.get('address'), now)
    const redeemed = await deps.db.asService(async (sql) => {
      await countAgainst(sql, 'code try by address', c.get('address'), now)
      return redeemExchangeCode(sql, { code, verifier, now })
    })
    if (redeemed instanceof AuthError) throw redeemed
    const { account, session } = await deps.db.asService((sql) => startProvedSession(sql, deps, redeemed, deviceOf(c)))
    return c.json(await presentSession(deps.keys, account, session, now))
  }
}
