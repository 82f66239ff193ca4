import { ANONYMOUS, type Identity } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import { assertSessionIsLive } from './who-may-call.ts'

export interface CallerOrError {
  identity: Identity
  /** Error of the caller's token; the call is then anonymous. */
  callerError: unknown
}

/** For functions that also answer callers with an expired token or an unreadable session. Never throws. */
export async function callerOrError(
  { db, identify }: Deps,
  headers: Parameters<Deps['identify']>[0],
): Promise<CallerOrError> {
  try {
    const identity = await identify(headers)
    if (identity.session_id) await db.asService((sql) => assertSessionIsLive(sql, identity))
    return { identity, callerError: undefined }
  } catch (callerError) {
    return { identity: ANONYMOUS, callerError }
  }
}
