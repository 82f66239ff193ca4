import type { Context } from 'hono'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { RequireSession } from '../sessions/require-session.ts'
import { presentUser } from './present-user.ts'
import { presentUserBeforeSecondStep } from './present-user-before-second-step.ts'

/** `GET /user`. */
export function getUser(requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { account, session } = await requireSession(c)
    return c.json(session.second_step_due ? presentUserBeforeSecondStep(account) : presentUser(account))
  }
}
