import { ANONYMOUS, type Identity } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import { assertSessionIsLive } from './who-may-call.ts'

export interface CallerOrFault {
  identity: Identity
  /** Why they could not be told, or may not act: they are then nobody. */
  callerFault: unknown
}

/** For a function that must hear even somebody whose token is over, or whose session nobody can look up. Never throws. */
export async function callerOrFault(
  { db, identify }: Deps,
  headers: Parameters<Deps['identify']>[0],
): Promise<CallerOrFault> {
  try {
    const identity = await identify(headers)
    if (identity.session_id) await db.asService((sql) => assertSessionIsLive(sql, identity))
    return { identity, callerFault: undefined }
  } catch (callerFault) {
    return { identity: ANONYMOUS, callerFault }
  }
}
