import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { AuthError } from '../auth-error.ts'
import type { RequireSession } from './require-session.ts'

/** `POST /logout?scope=`: this device, the others, or all. */
export function signOut({ db }: Deps, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const scope = c.req.query('scope') ?? 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others')
      throw new AuthError('validation_failed', { message: 'Unsupported logout scope' })
    const { account, session } = await requireSession(c)
    // A stolen password alone must not end the sessions of its owner.
    if (session.second_step_due && scope !== 'local') throw new AuthError('insufficient_aal', { status: 401 })
    await db.asService(
      (sql) => sql`delete from auth.sessions where user_id = ${account.id}
        and case ${scope} when 'local' then id = ${session.id} when 'others' then id <> ${session.id} else true end`,
    )
    return c.body(null, 204)
  }
}
