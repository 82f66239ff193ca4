import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { AuthError } from './auth-error.ts'
import type { RequireSession } from './require-session.ts'

/** `DELETE /user/identities/:id`. The last way into an account stays. */
export function unlinkIdentity({ db }: Deps, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { account } = await requireSession(c)
    if (account.identities.length <= 1) throw new AuthError('single_identity_not_deletable')
    const identity = account.identities.find(({ id }) => id === c.req.param('id'))
    if (!identity) throw new AuthError('identity_not_found')
    await db.asService((sql) => sql`delete from auth.identities where id = ${identity.id}`)
    return c.json({})
  }
}
