import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { presentUser } from './present-user.ts'
import { requireSession } from './require-session.ts'

/** `GET /user`. */
export function getUser(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => c.json(presentUser((await requireSession(c, deps)).account))
}
