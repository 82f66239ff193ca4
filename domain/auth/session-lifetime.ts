import {
  ADMIN_SESSION_HOURS,
  PROLONGED_SESSION_MAX_HOURS,
  SESSION_HOURS,
  SIGN_UP_SESSION_HOURS,
  STAY_SIGNED_IN_SESSION_DAYS,
} from '../constants.ts'
import type { UserType } from '../profile/user-type.ts'

const HOUR_SECONDS = 3600

export interface SessionLifetimeOptions {
  userType: UserType
  /** The person ticked « Rester connecté ». */
  staySignedIn: boolean
  /** The session follows the confirmation of a new account. */
  isFirst: boolean
}

/** Maximum lifetime of a session from its start, however often its tokens are refreshed; the person may extend it. */
export function sessionLifetimeSeconds({ userType, staySignedIn, isFirst }: SessionLifetimeOptions): number {
  if (userType === 'admin') return ADMIN_SESSION_HOURS * HOUR_SECONDS
  if (staySignedIn) return STAY_SIGNED_IN_SESSION_DAYS * 24 * HOUR_SECONDS
  return (isFirst ? SIGN_UP_SESSION_HOURS : SESSION_HOURS) * HOUR_SECONDS
}

/**
 * New end of an extended session: an hour from now, at most twelve hours after its start, never earlier than before.
 */
export function prolongedUntil({ startedAt, endsAt }: { startedAt: Date; endsAt: Date }, now: Date): Date {
  const anHourFromNow = now.getTime() + SESSION_HOURS * HOUR_SECONDS * 1000
  const atMost = startedAt.getTime() + PROLONGED_SESSION_MAX_HOURS * HOUR_SECONDS * 1000
  return new Date(Math.max(endsAt.getTime(), Math.min(anHourFromNow, atMost)))
}
