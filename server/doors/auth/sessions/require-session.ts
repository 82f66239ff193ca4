import type { Context } from 'hono'
import { SERVICE } from '../../../db/identity.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { type Account, isBanned } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { batched } from './batched.ts'
import type { AuthMethod, Session } from './session.ts'

export interface SignedIn {
  account: Account
  session: Pick<Session, 'id' | 'aal' | 'amr' | 'second_step_due'>
}

export type RequireSession = (c: Context<HonoEnv>) => Promise<SignedIn>

interface Token {
  userId: string
  sessionId: string
}

type Row = Account & {
  asked: number
  session_id: string | null
  session_aal: Session['aal']
  session_amr: AuthMethod[]
  session_second_step_due: boolean
}

const query = `
  select a.*, q.asked::int, s.id as session_id, s.aal as session_aal, s.amr as session_amr,
    s.second_step_due as session_second_step_due
  from unnest(string_to_array($1, ',')::uuid[], string_to_array($2, ',')::uuid[]) with ordinality
    as q (user_id, session_id, asked)
  join auth.accounts a on a.id = q.user_id
  left join auth.sessions s on s.id = q.session_id and s.user_id = a.id and s.not_after > $3`

/** Loads the account of an access token from the database; refuses a token whose session has ended. */
export function createRequireSession({ db, identify, clock }: Deps): RequireSession {
  const find = batched<Token, Row>(async (tokens) => {
    const users = tokens.map((token) => token.userId).join(',')
    const sessions = tokens.map((token) => token.sessionId).join(',')
    const rows = await db.readAs<Row>(SERVICE, query, [users, sessions, clock()])
    const byQuestion = new Map(rows.map((row) => [row.asked - 1, row]))
    return tokens.map((_, i) => byQuestion.get(i))
  })

  return async (c) => {
    const authorization = c.req.header('authorization')
    const claims = await identify({ authorization, apikey: undefined, acceptsSecondStepDue: true })
    if (claims.role !== 'authenticated' || !claims.sub || !claims.session_id) throw new AuthError('no_authorization')
    const row = await find({ userId: claims.sub, sessionId: claims.session_id })
    if (!row) throw new AuthError('user_not_found')
    // Checked first, because a ban has ended the session too.
    if (isBanned(row, clock())) throw new AuthError('user_banned', { status: 403 })
    const { session_id: id, session_aal: aal, session_amr: amr, session_second_step_due: second_step_due } = row
    if (!id) throw new AuthError('session_not_found')
    return { account: row, session: { id, aal, amr, second_step_due } }
  }
}

/** Same, but refuses a session whose second step is still due. */
export function requireSecondStep(requireSession: RequireSession): RequireSession {
  return async (c) => {
    const signedIn = await requireSession(c)
    if (signedIn.session.second_step_due) throw new AuthError('insufficient_aal', { status: 401 })
    return signedIn
  }
}
