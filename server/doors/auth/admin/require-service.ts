import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { AuthError } from '../auth-error.ts'

export type RequireService = (c: Context<HonoEnv>) => Promise<void>

/** Refuses whoever does not hold the service key of the settings; without one, everybody. */
export function createRequireService({ identify }: Deps): RequireService {
  return async (c) => {
    const authorization = c.req.header('authorization')
    const { role } = await identify({ authorization, apikey: undefined, acceptsSecondStepDue: true })
    if (role === 'anon') throw new AuthError('no_authorization')
    if (role !== 'service_role') throw new AuthError('not_admin')
  }
}
