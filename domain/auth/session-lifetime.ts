import {
  ADMIN_SESSION_HOURS,
  PROLONGED_SESSION_MAX_HOURS,
  SESSION_HOURS,
  SIGN_UP_SESSION_HOURS,
  STAY_SIGNED_IN_SESSION_DAYS,
} from '../constants.ts'
import type { UserType } from '../profile/user-type.ts'

const HOUR_SECONDS = 3600

export interface SessionWish {
  userType: UserType
  /** The person ticked « Rester connecté ». */
  staySignedIn: boolean
  /** The session follows the confirmation of a new account. */
  isFirst: boolean
}

/** How long a session lives from its first instant, however often its tokens are refreshed; its person may prolong it. */
export function sessionLifetimeSeconds({ userType, staySignedIn, isFirst }: SessionWish): number {
  if (userType === 'admin') return ADMIN_SESSION_HOURS * HOUR_SECONDS
  if (staySignedIn) return STAY_SIGNED_IN_SESSION_DAYS * 24 * HOUR_SECONDS
  return (isFirst ? SIGN_UP_SESSION_HOURS : SESSION_HOURS) * HOUR_SECONDS
}

/** When a session ends that its person prolongs now: an hour from now, twelve from its beginning at most, never sooner than before. */
export function prolongedUntil({ startedAt, endsAt }: { startedAt: Date; endsAt: Date }, now: Date): Date {
  const anHourFromNow = now.getTime() + SESSION_HOURS * HOUR_SECONDS * 1000
  const atMost = startedAt.getTime() + PROLONGED_SESSION_MAX_HOURS * HOUR_SECONDS * 1000
  return new Date(Math.max(endsAt.getTime(), Math.min(anHourFromNow, atMost)))
}
