import { AppError } from '#domain/errors.ts'
import { ANONYMOUS, type Identity } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import { assertSessionIsLive } from './who-may-call.ts'

export interface CallerOrError {
  identity: Identity
  /** Error of the caller's token; the call is then anonymous, unless their session could merely not be read. */
  callerError: unknown
}

/** For functions that also answer callers with an expired token or an unreadable session. Never throws. */
export async function callerOrError(
  { db, identify }: Deps,
  headers: Parameters<Deps['identify']>[0],
): Promise<CallerOrError> {
  let identity: Identity = ANONYMOUS
  try {
    identity = await identify(headers)
    if (identity.session_id) await db.asService((sql) => assertSessionIsLive(sql, identity))
    return { identity, callerError: undefined }
  } catch (callerError) {
    const isUnread = callerError instanceof AppError && callerError.code === 'unavailable'
    return { identity: isUnread ? identity : ANONYMOUS, callerError }
  }
}
