import type { UserType } from '../profile/user-type.ts'

interface SignIn {
  userType: UserType
  /** The account has an authenticator app. */
  hasApp: boolean
  /** The person has taken the second step on this device before. */
  knowsDevice: boolean
}

/** Always for who sees other people's data and for who has asked for it; for a patient, on a device not seen before. */
export function needsSecondStep({ userType, hasApp, knowsDevice }: SignIn): boolean {
  return hasApp || userType !== 'patient' || !knowsDevice
}
