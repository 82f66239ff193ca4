import type { Transaction } from '../../../db/postgres.ts'
import { type Account, readAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthMethod, type Session, secondsOf } from './session.ts'

/**
 * A second proof was given: the session is worth more, its earlier refresh token no longer opens it, and the person's
 * sessions that gave none end.
 */
export async function raiseSession(
  sql: Transaction,
  { userId, sessionId, method, now }: { userId: string; sessionId: string; method: AuthMethod['method']; now: Date },
): Promise<{ account: Account; session: Session }> {
  const proof = { method, timestamp: secondsOf(now) }
  const [session] = await sql<Session[]>`
    update auth.sessions set aal = 'aal2', second_step_due = false, amr = ${sql.json([proof])} || amr,
      refresh_generation = refresh_generation + 1, recent_rotations = array_append(recent_rotations, ${now}::timestamptz)
    where id = ${sessionId} returning *`
  await sql`delete from auth.sessions where user_id = ${userId} and aal = 'aal1'`
  if (!session) throw new AuthError('session_not_found')
  return { account: await readAccount(sql, userId), session }
}
