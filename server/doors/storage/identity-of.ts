import type { Context } from 'hono'
import type { Identity } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'

export function identityOf(c: Context<HonoEnv>, { identify }: Deps): Promise<Identity> {
  return identify({ authorization: c.req.header('authorization'), apikey: c.req.header('apikey') })
}
