import type { Context } from 'hono'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { presentUser } from './present-user.ts'

/** `GET /user`. */
export function getUser(requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => c.json(presentUser((await requireSession(c)).account))
}
