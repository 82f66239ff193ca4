import type { Context } from 'hono'
import { SERVICE } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { type Account, isBanned } from './account.ts'
import { AuthError } from './auth-error.ts'
import type { AuthMethod, Session } from './session.ts'

export interface SignedIn {
  account: Account
  session: Pick<Session, 'id' | 'aal' | 'amr'>
}

type Row = Account & { session_id: string | null; session_aal: Session['aal']; session_amr: AuthMethod[] }

const query = `select a.*, s.id as session_id, s.aal as session_aal, s.amr as session_amr
  from auth.accounts a left join auth.sessions s on s.id = $2 and s.user_id = a.id and s.not_after > $3
  where a.id = $1`

/** The person behind an access token, as they stand in the database now; refuses a token that outlived its session. */
export async function requireSession(c: Context<HonoEnv>, { db, identify, clock }: Deps): Promise<SignedIn> {
  const claims = await identify({ authorization: c.req.header('authorization'), apikey: undefined })
  if (claims.role !== 'authenticated') throw new AuthError('no_authorization')
  const now = clock()
  const [row] = await db.readAs<Row>(SERVICE, query, [claims.sub, claims.session_id, now])
  if (!row) throw new AuthError('user_not_found')
  const { session_id, session_aal, session_amr, ...account } = row
  if (!session_id) throw new AuthError('session_not_found')
  if (isBanned(account, now)) throw new AuthError('user_banned', { status: 403 })
  return { account, session: { id: session_id, aal: session_aal, amr: session_amr } }
}
