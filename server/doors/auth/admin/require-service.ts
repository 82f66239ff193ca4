import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { AuthError } from '../auth-error.ts'

export type RequireService = (c: Context<HonoEnv>) => Promise<void>

/** Requires the service key of the settings; refuses everybody if none is set. */
export function createRequireService({ identify }: Deps): RequireService {
  return async (c) => {
    const authorization = c.req.header('authorization')
    const { role } = await identify({ authorization, apikey: undefined, acceptsSecondStepDue: true })
    if (role === 'anon') throw new AuthError('no_authorization')
    if (role !== 'service_role') throw new AuthError('not_admin')
  }
}
