import { ADMIN_SESSION_HOURS, SESSION_HOURS, SIGN_UP_SESSION_HOURS, STAY_SIGNED_IN_SESSION_DAYS } from '../constants.ts'
import type { UserType } from '../profile/user-type.ts'

const HOUR_SECONDS = 3600

export interface SessionWish {
  userType: UserType
  /** The person ticked « Rester connecté ». */
  staySignedIn: boolean
  /** The session follows the confirmation of a new account. */
  isFirst: boolean
}

/** How long a session lives from its first instant, however often its tokens are refreshed. */
export function sessionLifetimeSeconds({ userType, staySignedIn, isFirst }: SessionWish): number {
  if (userType === 'admin') return ADMIN_SESSION_HOURS * HOUR_SECONDS
  if (staySignedIn) return STAY_SIGNED_IN_SESSION_DAYS * 24 * HOUR_SECONDS
  return (isFirst ? SIGN_UP_SESSION_HOURS : SESSION_HOURS) * HOUR_SECONDS
}
