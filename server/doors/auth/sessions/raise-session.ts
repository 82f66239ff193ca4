import type { Transaction } from '../../../db/postgres.ts'
import { type Account, readAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthMethod, type Session, secondsOf } from './session.ts'

/**
 * The second factor was given: the session becomes `aal2`, its refresh token is rotated, and the person's
 * sessions that are still `aal1` end.
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
